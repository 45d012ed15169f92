import { WORKER, type StartedAnswer, type WorkerQuestion } from '../worker.contract';
import type { Log } from './gateway';
import { onResume } from './resume';

/** How often (ms) a page that stays open asks whether there is a newer version, and at most. */
const ASK_EVERY = 30 * 60_000;
const ASK_AT_MOST_EVERY = 60_000;

/** How long (ms) a newer version may take to take over before its page is asked for anyway. */
const TAKES_OVER_WITHIN = 10_000;

const tell = (worker: ServiceWorker, question: WorkerQuestion, ports: MessagePort[] = []): void => {
  worker.postMessage(question, ports);
};

/** Whether the worker is of the same build as this page. */
function isOfThisBuild(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<StartedAnswer>) => {
      resolve(data.isCurrent);
    };
    tell(worker, { type: 'started', files }, [port2]);
  });
}

/** Asks now and then, and when the page is in front again, whether there is a newer version. */
function askForUpdates(registration: ServiceWorkerRegistration): void {
  let asked = performance.now();
  const ask = (): void => {
    if (performance.now() - asked < ASK_AT_MOST_EVERY) return;
    asked = performance.now();
    // Without a network there is none to be had.
    registration.update().catch(() => undefined);
  };
  setInterval(ask, ASK_EVERY);
  onResume(ask);
}

async function follow(
  workers: ServiceWorkerContainer,
  files: readonly string[],
  onNewer: () => void,
): Promise<void> {
  // A page that came from the network is taken over by the first worker, which is no news.
  let hasWorker = workers.controller !== null;
  const registration = await workers.register(WORKER);
  workers.addEventListener('controllerchange', () => {
    // Another tab was updated, and this one is as it was.
    if (hasWorker) onNewer();
    hasWorker = true;
  });
  const watch = ({ installing }: ServiceWorkerRegistration): void => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) onNewer();
    });
  };
  registration.addEventListener('updatefound', () => {
    watch(registration);
  });
  watch(registration);
  if (registration.waiting && workers.controller) onNewer();
  askForUpdates(registration);
  const { active } = await workers.ready;
  if (active && !(await isOfThisBuild(active, files))) onNewer();
}

/** The scripts that this page has started with; the build has written them into it. */
function startedWith(): readonly string[] {
  const files = JSON.parse(document.getElementById('oficio-files')?.textContent ?? '{}') as {
    app?: readonly string[];
  }; // as scripts/webpack/page.ts writes it
  return files.app ?? [];
}

/** Keeps the app's files in this browser, where it can, and calls back for each newer version that is ready. */
export function followAppWorker(log: Log, onNewer: () => void): void {
  // Missing on plain http from another machine, and where storage is forbidden.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  follow(workers, startedWith(), onNewer).catch((error: unknown) => {
    log('The app is not kept in this browser', error);
  });
}

/** Asks at once whether there is a newer version: what was refused may be for want of one. */
export async function askForNewest(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const registration = await workers?.getRegistration();
  // Without a network there is none to be had.
  await registration?.update().catch(() => undefined);
}

/** Resolves when no version waits any more: the newest one answers what the page asks for. */
async function newestHasTakenOver(workers: ServiceWorkerContainer): Promise<void> {
  const waiting = (await workers.getRegistration())?.waiting;
  if (!waiting) return;
  const isOver = await new Promise<boolean>((resolve) => {
    workers.addEventListener(
      'controllerchange',
      () => {
        resolve(true);
      },
      { once: true },
    );
    waiting.addEventListener('statechange', () => {
      // One that is newer still waits in its place.
      if (waiting.state === 'redundant') resolve(false);
    });
    setTimeout(resolve, TAKES_OVER_WITHIN, true);
    tell(waiting, { type: 'takeOver' });
  });
  if (!isOver) await newestHasTakenOver(workers);
}

/**
 * Loads the page anew, in its newest version.
 * @param quietly - What was typed is kept: the browser does not ask whether to leave it.
 */
export async function loadNewest({ quietly }: { quietly: boolean }): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers) await newestHasTakenOver(workers).catch(() => undefined);
  if (quietly) {
    window.addEventListener(
      'beforeunload',
      (event) => {
        event.stopImmediatePropagation();
      },
      { capture: true, once: true },
    );
  }
  window.location.reload();
}
