import { scope } from './scope';

/**
 * What `SERVICE_WORKER=off` sends in the worker's place. Purchases that are not sent yet are no part of its stores:
 * they are in the payment's database, and go on from the page.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropStores().then(() => scope.registration.unregister()));
});

async function dropStores(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
