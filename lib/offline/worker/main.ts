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

/** What is no page need not even wake the worker, where the browser can be told so. */
function letTheRestPass(event: RoutableEvent): void {
  const rest = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.addRoutes?.([rest]).catch(() => undefined);
}

/** Of an earlier build. */
async function dropOtherStores(): Promise<void> {
  const known: string[] = Object.values(STORES);
  const others = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page is asked for while the worker still starts. */
async function enablePreload(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
}
