import { OUTBOX } from '@/lib/offline/outbox/ask-for-sync';
import { notificationOf } from '@/lib/offline/outbox/notification';
import { storedRaffles, readPurchase } from '@/lib/offline/outbox/purchase-record';
import { sendInTurn } from '@/lib/offline/outbox/send-once';
import { isFinal, type FinalAnswer } from '@/lib/raffle/answer';
import { workerTransport } from '@/lib/storefront-api/worker-transport';
import { openPages, scope } from './scope';

/** Rejects while something still waits, so that the browser wakes the worker again: that takes minutes. */
export async function sendOutbox(): Promise<void> {
  const areOver = await Promise.all((await storedRaffles()).map((id) => sendOne(id)));
  if (areOver.includes(false)) throw new Error('It still waits');
}

/** Whether there is nothing left to do for this raffle. */
async function sendOne(raffleId: string): Promise<boolean> {
  const answer = await sendInTurn(raffleId, { transport: workerTransport });
  if (!answer) return true;
  if (!isFinal(answer)) return false;
  // Otherwise a page has shown it to the buyer meanwhile.
  const after = (await readPurchase(raffleId))?.purchase;
  if (after?.stage === 'answered') await tell(raffleId, answer);
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
