import { scope } from './scope';

/**
 * `SERVICE_WORKER=off` sends this instead of the worker. It does not delete purchases that are not sent yet: they are in
 * the payment's database, and go on from the page.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropStores().then(() => scope.registration.unregister()));
});

async function dropStores(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
