import { OUTBOX } from '@/lib/offline/outbox/ask-for-sync';
import { keptRaffles, readWaiting } from '@/lib/offline/outbox/kept-purchase';
import { readAttemptRecord } from '@/lib/offline/outbox/attempt-record';
import { notificationOf } from '@/lib/offline/outbox/notification';
import { tryKept } from '@/lib/offline/outbox/try-kept';
import type { Ended } from '@/lib/storefront-api/try-sending';
import { workerTransport } from '@/lib/storefront-api/worker-transport';
import { scope } from './scope';

const transport = workerTransport(async () => {
  const cookies = await scope.cookieStore.getAll();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});

/** Rejects while something still waits, so that the browser wakes the worker again. */
export async function sendOutbox(): Promise<void> {
  const raffles = await keptRaffles();
  const areOver = await Promise.all(raffles.map(sendOne));
  if (areOver.includes(false)) throw new Error('A payment still waits');
}

/** Whether there is nothing left to do for this raffle. */
async function sendOne(raffleId: string): Promise<boolean> {
  const purchase = await readWaiting(raffleId);
  if (!purchase || (await readAttemptRecord(purchase))?.end) return true;
  const tried = await tryKept(purchase, transport);
  if (tried.kind === 'wait') return false;
  // Otherwise a page has heard the end and told the buyer.
  if ((await readAttemptRecord(purchase))?.end) await tell(raffleId, tried);
  return true;
}

/** Open pages look up the end themselves and show all of it. */
async function tell(raffleId: string, ended: Ended): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(OUTBOX);
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen || Notification.permission !== 'granted') return;
  await scope.registration.showNotification(...notificationOf(raffleId, ended));
}
