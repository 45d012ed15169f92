/**
 * The service worker: keeps the build's files in this browser, so that a visit needs no network for them.
 * What is data or comes from elsewhere never passes through it. The build compiles it into `worker.js` and
 * puts the list of files in.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import type { WorkerQuestion } from './worker.contract';

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

/** What is used of the worker's global scope. TypeScript's types of workers and of pages exclude each other. */
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

/** Under which key the cache holds what a request asks for; undefined for what it never holds. */
function keyOf({ url, method, mode }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  // What stands behind the question mark is the page's own matter.
  if (mode === 'navigate' && pathname === '/') return files.getCacheKeyForURL('/index.html');
  // Of an older build, maybe, for a tab that was open before this one took over.
  if (pathname.startsWith('/assets/')) return pathname;
  return files.getCacheKeyForURL(pathname);
}

async function fromCache(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Browsers may delete what is kept, and the network has what is current.
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}

/** What workbox asks of an event is what these have; its types are those of workers. */
type WorkboxEvent = Parameters<typeof files.install>[0];

/**
 * The files of older builds go when no page is open that could still ask for them. Not while a newer build
 * is kept already, or about to be: its files would go as well.
 */
async function forgetOlderFiles(event: WorkerEvent, mostPages: 0 | 1): Promise<void> {
  await navigator.locks.request(CACHE, { ifAvailable: true }, async (lock) => {
    const { installing, waiting } = self.registration;
    if (lock === null || installing !== null || waiting !== null) return;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= mostPages) await files.activate(event);
  });
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    navigator.locks.request(CACHE, () => files.install(event as unknown as WorkboxEvent)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    // A page that came from the network is provided for from now on, too.
    forgetOlderFiles(event, 0).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request);
  if (key !== undefined) event.respondWith(fromCache(event.request, key));
});

self.addEventListener('message', (event) => {
  const question = event.data;
  if (question.type === 'takeOver') {
    event.waitUntil(self.skipWaiting());
    return;
  }
  const isCurrent = question.files.every((file) => files.getCacheKeyForURL(file) !== undefined);
  event.ports[0]?.postMessage({ isCurrent });
  // Who asks is one of them.
  if (isCurrent) event.waitUntil(forgetOlderFiles(event, 1));
});
