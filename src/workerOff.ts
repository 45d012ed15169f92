/**
 * The kill switch of the service worker. The build writes it as `worker-off.js`. If it is deployed in place of
 * `worker.js` (docs/deploy.md), it deletes the cached files, answers no request and unregisters itself. Open pages stay
 * as they are.
 */
declare const self: {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

async function leave(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith('oficio-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

export {};
