/**
 * The service worker. It stores the build's files in this browser, so that a visit needs no network for them. Data and
 * requests to other origins never pass through it. The build compiles it into `worker.js` and inserts the list of
 * files.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { GIVES_WAY, type WorkerQuestion } from './gateway/worker.contract';

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface QuestionEvent extends WorkerEvent {
  data: WorkerQuestion;
  ports: readonly MessagePort[];
}

/**
 * The parts of the worker's global scope that are used here. TypeScript cannot load its types for workers and
 * for pages together.
 */
declare const self: {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: WorkerEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: QuestionEvent) => void) => void);
};

const CACHE = 'oficio-files';

const files = new PrecacheController({ cacheName: CACHE });
files.addToCacheList(self.__WB_MANIFEST);

/** Returns the cache key for a request; undefined if the cache never contains the answer. */
function keyOf({ url, method, mode }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  // The page's own code reads the query string, so the cache ignores it.
  if (mode === 'navigate' && pathname === '/') return files.getCacheKeyForURL('/index.html');
  // The file may belong to an older build. A tab that was open before this worker took over still needs it.
  if (pathname.startsWith('/assets/')) return pathname;
  return files.getCacheKeyForURL(pathname);
}

async function fromCache(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Browsers may delete cached files. Then the network has the current ones.
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}

/** An event of the service worker. Workbox declares its own types for these events but needs only what they have. */
type WorkboxEvent = Parameters<typeof files.install>[0];

/**
 * Deletes the files of older builds once no open page can need them. While a newer build is installing or waiting,
 * nothing is deleted, because that would delete the newer build's files, too.
 */
async function deleteOlderFiles(event: WorkerEvent, mostPages: 0 | 1): Promise<void> {
  await navigator.locks.request(CACHE, { ifAvailable: true }, async (lock) => {
    const { installing, waiting } = self.registration;
    if (lock === null || installing !== null || waiting !== null) return;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= mostPages) await files.activate(event);
  });
}

/** How long (ms) the older worker keeps running for the newer one, and how long the newer one waits for its answer. */
const GIVING_WAY = 300;
const ANSWER_TIMEOUT = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks the active worker to keep running. Resolves to its answer; undefined if there is none within a second. */
function askActive(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const question: WorkerQuestion = { type: 'giveWay', files: [] };
  self.registration.active?.postMessage(question, [port2]);
  return Promise.race([answered, pause(ANSWER_TIMEOUT)]);
}

/**
 * Replaces the active worker. `skipWaiting` alone is not enough: Chromium tells a running worker to end as soon as it
 * is idle, but one that is just being started or stopped, as while a page is reloaded, is told nothing and then keeps
 * its place for half a minute. So the active worker has to run, and to keep running, while this one skips waiting.
 */
async function takeOver(): Promise<void> {
  if (self.registration.active && (await askActive()) !== GIVES_WAY) {
    // A worker of the first builds does not keep running. Once the reload's own stop is over, it runs for half a minute.
    await pause(GIVING_WAY);
    await askActive();
  }
  await self.skipWaiting();
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    navigator.locks.request(CACHE, () => files.install(event as unknown as WorkboxEvent)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    // The worker takes over a page that came from the network, so that the page is served from the cache, too.
    deleteOlderFiles(event, 0).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request);
  if (key !== undefined) event.respondWith(fromCache(event.request, key));
});

self.addEventListener('message', (event) => {
  const question = event.data;
  if (question.type === 'takeOver') {
    event.waitUntil(takeOver());
    return;
  }
  if (question.type === 'giveWay') {
    event.ports[0]?.postMessage(GIVES_WAY);
    event.waitUntil(pause(GIVING_WAY));
    return;
  }
  const isCurrent = question.files.every((file) => files.getCacheKeyForURL(file) !== undefined);
  event.ports[0]?.postMessage({ isCurrent });
  // The page that asks is one of the open pages.
  if (isCurrent) event.waitUntil(deleteOlderFiles(event, 1));
});
