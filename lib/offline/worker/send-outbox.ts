import { OUTBOX } from '@/lib/offline/outbox/ask-for-sync';
import { notificationOf } from '@/lib/offline/outbox/notification';
import { keptRaffles, readPurchase } from '@/lib/offline/outbox/purchase-record';
import { sendInTurn } from '@/lib/offline/outbox/send-alone';
import { readQueued, sendIfUnknown } from '@/lib/offline/outbox/send-once';
import { isFinal, type FinalAnswer } from '@/lib/raffle/answer';
import { workerTransport } from '@/lib/storefront-api/worker-transport';
import { openPages, scope } from './scope';

/** Rejects while something still waits, so that the browser wakes the worker again. */
export async function sendOutbox(): Promise<void> {
  const raffles = await keptRaffles();
  const areOver = await Promise.all(raffles.map((id) => sendInTurn(id, async () => sendOne(id))));
  if (areOver.includes(false)) throw new Error('It still waits');
}

/** Whether there is nothing left to do for this raffle. */
async function sendOne(raffleId: string): Promise<boolean> {
  const queued = await readQueued(raffleId);
  if (!queued) return true;
  const answer = await sendIfUnknown(queued, { transport: workerTransport });
  if (!isFinal(answer)) return false;
  // Otherwise a page has heard the end and told the buyer.
  const after = (await readPurchase(raffleId))?.purchase;
  if (after?.key === queued.key && after.stage === 'answered') await tell(raffleId, answer);
  return true;
}

/** Open pages look up the end themselves and show all of it. */
async function tell(raffleId: string, answer: FinalAnswer): Promise<void> {
  const pages = await openPages();
  for (const page of pages) page.postMessage(OUTBOX);
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen || Notification.permission !== 'granted') return;
  await scope.registration.showNotification(...notificationOf(raffleId, answer));
}
