import { OUTBOX } from '@/lib/offline/outbox/ask-for-sync';
import { answerNavigation, keepOfflinePage } from './answer-navigation';
import { answerTap, showMessage } from './notices';
import { listen, scope, type RoutableEvent } from './scope';
import { sendOutbox } from './send-outbox';

const PASSING = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };

listen('install', (event) => {
  // Requests for anything but a page do not wake the worker, if the browser supports such rules.
  (event as RoutableEvent).addRoutes?.([PASSING]).catch(() => undefined);
  event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting()));
});

listen('activate', (event) => {
  // The browser then requests a page while the worker is still starting.
  event.waitUntil(scope.registration.navigationPreload?.enable());
});

listen('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answerNavigation(event));
});

listen('sync', (event) => {
  if (event.tag === OUTBOX) event.waitUntil(sendOutbox());
});

listen('notificationclick', (event) => {
  event.waitUntil(answerTap(event));
});

listen('push', (event) => {
  event.waitUntil(showMessage(event.data));
});
