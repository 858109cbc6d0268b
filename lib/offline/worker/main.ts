import { OUTBOX } from '@/lib/offline/outbox/ask-for-sync';
import { STORES } from '@/lib/offline/stores';
import { answerNavigation, keepOfflinePage } from './answer-navigation';
import { keepOpenRaffle } from './last-raffle';
import { scope, type RoutableEvent, type SyncEvent } from './scope';
import { sendOutbox } from './send-outbox';

scope.addEventListener('install', (event) => {
  letTheRestPass(event);
  event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherStores(), enablePreload(), keepOpenRaffle()]));
});

scope.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answerNavigation(event));
});

scope.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === OUTBOX) (event as SyncEvent).waitUntil(sendOutbox());
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(scope.clients.openWindow(event.notification.data as string));
});

/** Requests for anything but a page do not wake the worker, if the browser supports such rules. */
function letTheRestPass(event: RoutableEvent): void {
  const rest = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.addRoutes?.([rest]).catch(() => undefined);
}

/** Removes the stores of earlier builds. */
async function dropOtherStores(): Promise<void> {
  const known: string[] = Object.values(STORES);
  const others = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The browser requests the page while the worker is still starting. */
async function enablePreload(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
}
