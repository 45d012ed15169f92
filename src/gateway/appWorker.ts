import { WORKER_PATH, type StartedAnswer, type WorkerQuestion } from './worker.contract';
import type { Log } from './gateway';
import { onResume } from './resume';

/**
 * How often (ms) a page that stays open checks for a newer version, and the shortest time between two checks.
 */
const CHECK_INTERVAL = 30 * 60_000;
const MIN_CHECK_INTERVAL = 60_000;

/** How long (ms) a newer worker may take to activate before the page is reloaded anyway. */
const TAKEOVER_TIMEOUT = 10_000;

const post = (worker: ServiceWorker, question: WorkerQuestion, ports: MessagePort[] = []): void => {
  worker.postMessage(question, ports);
};

/** Whether the worker is from the same build as this page. */
function isOfThisBuild(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<StartedAnswer>) => resolve(data.isCurrent);
    post(worker, { type: 'started', files }, [port2]);
  });
}

/** Checks for a newer version regularly, and when the page comes to the front. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheck = performance.now();
  const check = (): void => {
    if (performance.now() - lastCheck < MIN_CHECK_INTERVAL) return;
    lastCheck = performance.now();
    // Without a network the check fails. The next check follows later.
    registration.update().catch(() => undefined);
  };
  setInterval(check, CHECK_INTERVAL);
  onResume(check);
}

async function follow(
  workers: ServiceWorkerContainer,
  files: readonly string[],
  onNewer: () => void,
): Promise<void> {
  // The first worker of this browser takes over a page that came from the network. Its version is not newer.
  let hasWorker = workers.controller !== null;
  const registration = await workers.register(WORKER_PATH);
  workers.addEventListener('controllerchange', () => {
    // The user updated in another tab; this tab still runs the older version.
    if (hasWorker) onNewer();
    hasWorker = true;
  });
  const watch = ({ installing }: ServiceWorkerRegistration): void => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) onNewer();
    });
  };
  registration.addEventListener('updatefound', () => watch(registration));
  watch(registration);
  if (registration.waiting && workers.controller) onNewer();
  checkForUpdates(registration);
  const { active } = await workers.ready;
  // A newer worker is announced by `watch`. A question would only keep the older one from ending.
  if (registration.installing ?? registration.waiting) return;
  if (active && !(await isOfThisBuild(active, files))) onNewer();
}

/** The paths of this page's scripts, which the build has written into the page. */
function pageScripts(): readonly string[] {
  const files = JSON.parse(document.getElementById('oficio-files')?.textContent ?? '{}') as {
    app?: readonly string[];
  }; // cast: scripts/webpack/page.ts writes this element
  return files.app ?? [];
}

/**
 * Registers the service worker, which stores the app's files in this browser, and calls `onNewer` for each newer
 * version. Does nothing in a browser without service workers.
 */
export function followAppWorker(log: Log, onNewer: () => void): void {
  // cast: it is undefined over plain http (except on localhost) and where storage is blocked
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  follow(workers, pageScripts(), onNewer).catch((error: unknown) =>
    log('The app is not kept in this browser', error),
  );
}

/**
 * Checks for a newer version at once. It is called when the backend has refused a save, because this version may be too
 * old for the backend's schema.
 */
export async function checkForUpdateNow(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const registration = await workers?.getRegistration();
  // Without a network the check fails. The next regular check follows later.
  await registration?.update().catch(() => undefined);
}

/** Resolves when no worker is waiting. The newest worker then answers the reload. */
async function letNewestTakeOver(workers: ServiceWorkerContainer): Promise<void> {
  const waiting = (await workers.getRegistration())?.waiting;
  if (!waiting) return;
  const hasTakenOver = await new Promise<boolean>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    waiting.addEventListener('statechange', () => {
      // An even newer worker has replaced this one.
      if (waiting.state === 'redundant') resolve(false);
    });
    setTimeout(resolve, TAKEOVER_TIMEOUT, true);
    post(waiting, { type: 'takeOver' });
  });
  if (!hasTakenOver) await letNewestTakeOver(workers);
}

/**
 * Reloads the page in its newest version.
 * @param quietly - True if the drafts are stored. The browser then does not ask the user before it leaves the page.
 */
export async function reloadIntoNewest({ quietly }: { quietly: boolean }): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers) await letNewestTakeOver(workers).catch(() => undefined);
  if (quietly) {
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  }
  window.location.reload();
}
