import { fakeBrowser, type FakeBrowser } from '../../test/browser';
import type { StartedAnswer, WorkerQuestion } from './worker.contract';
import { checkForUpdateNow, followAppWorker, reloadIntoNewest } from './appWorker';

/** A service worker that states its build, and takes over when it is told to. */
class FakeWorker extends EventTarget {
  state = 'activated';
  readonly questions: WorkerQuestion['type'][] = [];
  onTakeOver: () => void = () => undefined;

  constructor(private readonly isCurrent = true) {
    super();
  }

  postMessage(question: WorkerQuestion, [port]: MessagePort[]): void {
    this.questions.push(question.type);
    if (question.type === 'takeOver') this.onTakeOver();
    else {
      port?.postMessage({ isCurrent: this.isCurrent } satisfies StartedAnswer);
      port?.close();
    }
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = jest.fn(() => Promise.resolve());

  /** A newer build is being installed. */
  find(worker = new FakeWorker()): FakeWorker {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }
}

class FakeWorkers extends EventTarget {
  readonly registration = new FakeRegistration();
  controller: FakeWorker | null;
  readonly ready: Promise<{ active: FakeWorker }>;
  readonly register = jest.fn(() => Promise.resolve(this.registration));
  readonly getRegistration = () => Promise.resolve(this.registration);

  constructor(active = new FakeWorker(), { isControlled = true } = {}) {
    super();
    this.controller = isControlled ? active : null;
    this.ready = Promise.resolve({ active });
  }

  takeOver(): void {
    this.controller = new FakeWorker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let browser: FakeBrowser;
let reload: jest.Mock;
const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  browser = fakeBrowser();
  reload = jest.fn();
  Object.assign(window, { location: { reload } });
  Object.assign(document, {
    getElementById: () => ({ textContent: '{"app":["/assets/main.js"]}' }),
  });
});

afterEach(() => {
  browser.restore();
  if (before) Object.defineProperty(globalThis, 'navigator', before);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

function browserWith(serviceWorker: FakeWorkers | undefined): void {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: serviceWorker ? { serviceWorker } : {},
  });
}

/** Waits until messages between ports have arrived. */
async function soon(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

async function followed(workers: FakeWorkers | undefined) {
  browserWith(workers);
  const onNewer = jest.fn();
  const logged: string[] = [];
  followAppWorker((message) => logged.push(message), onNewer);
  await soon();
  return { onNewer, logged };
}

describe('a newer version is announced', () => {
  test('not where this page is of the newest one', async () => {
    const { onNewer } = await followed(new FakeWorkers());
    expect(onNewer).not.toHaveBeenCalled();
  });

  test('not where the first worker takes over a page that came from the network', async () => {
    const workers = new FakeWorkers(new FakeWorker(), { isControlled: false });
    const { onNewer } = await followed(workers);
    workers.takeOver();
    expect(onNewer).not.toHaveBeenCalled();
    workers.takeOver();
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('where one waits already', async () => {
    const workers = new FakeWorkers();
    workers.registration.waiting = new FakeWorker();
    const { onNewer } = await followed(workers);
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('once it is installed, not before', async () => {
    const workers = new FakeWorkers();
    const { onNewer } = await followed(workers);
    const newer = workers.registration.find();
    expect(onNewer).not.toHaveBeenCalled();
    newer.become('installed');
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('and the older worker is not asked meanwhile, which would keep it from ending', async () => {
    const active = new FakeWorker(false);
    const workers = new FakeWorkers(active);
    const newer = workers.registration.find();
    const { onNewer } = await followed(workers);
    expect(active.questions).toEqual([]);
    expect(onNewer).not.toHaveBeenCalled();
    newer.become('installed');
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('where the worker is of another build than this page', async () => {
    const { onNewer } = await followed(new FakeWorkers(new FakeWorker(false)));
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('where another tab has let it take over', async () => {
    const workers = new FakeWorkers();
    const { onNewer } = await followed(workers);
    workers.takeOver();
    expect(onNewer).toHaveBeenCalledTimes(1);
  });
});

describe('a browser', () => {
  test('that knows no workers is left alone', async () => {
    const { onNewer, logged } = await followed(undefined);
    expect(onNewer).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
    await checkForUpdateNow();
  });

  test('that refuses one says so in the log, and the app goes on', async () => {
    const workers = new FakeWorkers();
    workers.register.mockRejectedValue(new Error('SecurityError'));
    const { logged } = await followed(workers);
    expect(logged).toEqual(['The app is not kept in this browser']);
  });
});

test('it is checked every half hour, and at once after a refused save, also without a network', async () => {
  const workers = new FakeWorkers();
  await followed(workers);
  const { update } = workers.registration;
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(29 * 60_000);
  expect(update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(update).toHaveBeenCalledTimes(1);
  await checkForUpdateNow();
  expect(update).toHaveBeenCalledTimes(2);
});

describe('the reload', () => {
  test('comes only after the newest worker has taken over: earlier it would bring the old page', async () => {
    const workers = new FakeWorkers();
    const waiting = new FakeWorker();
    workers.registration.waiting = waiting;
    browserWith(workers);
    const done = reloadIntoNewest({ quietly: true });
    await soon();
    expect(waiting.questions).toEqual(['takeOver']);
    expect(reload).not.toHaveBeenCalled();
    workers.registration.waiting = null;
    workers.takeOver();
    await done;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('goes for the one that has replaced the one that waited', async () => {
    const workers = new FakeWorkers();
    const [old, newest] = [new FakeWorker(), new FakeWorker()];
    workers.registration.waiting = old;
    browserWith(workers);
    const done = reloadIntoNewest({ quietly: true });
    await soon();
    workers.registration.waiting = newest;
    newest.onTakeOver = () => {
      workers.takeOver();
    };
    old.become('redundant');
    await done;
    expect(newest.questions).toEqual(['takeOver']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('comes anyway where the worker does not answer within ten seconds', async () => {
    const workers = new FakeWorkers();
    workers.registration.waiting = new FakeWorker();
    browserWith(workers);
    const done = reloadIntoNewest({ quietly: true });
    await soon();
    await jest.advanceTimersByTimeAsync(10_000);
    await done;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('comes at once where none waits, or there are no workers', async () => {
    browserWith(new FakeWorkers());
    await reloadIntoNewest({ quietly: true });
    browserWith(undefined);
    await reloadIntoNewest({ quietly: true });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([true, false])('keeps the browser from asking: %s', async (quietly) => {
    browserWith(new FakeWorkers());
    const asks = jest.fn();
    await reloadIntoNewest({ quietly });
    window.addEventListener('beforeunload', asks);
    window.dispatchEvent(new Event('beforeunload'));
    expect(asks).toHaveBeenCalledTimes(quietly ? 0 : 1);
  });
});
