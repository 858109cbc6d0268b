import type { KeptPurchase } from '@/lib/offline/outbox/purchase-record';
import { sendQueued } from '@/lib/offline/outbox/send-once';
import { isFinal, type FinalAnswer } from '@/lib/raffle/answer';
import { sentOf } from '@/lib/raffle/purchase-state';
import { pageTransport } from '@/lib/storefront-api/page-transport';
import { changePurchase, forgetPurchase, loadPurchase } from '../draft/purchase-store';
import { applyAnswer } from '../state/apply-answer';
import { retryUntilOver } from './retry-until-over';
import { newsOf } from './news';
import { notify } from '@/lib/offline/outbox/notification';
import { isInOutbox, isPaymentOpen, markWaiting, outboxRaffles, tellOutbox } from './outbox-flag';
import { showNotices } from './outbox-notices';

const underWay = new Set<string>();

/** On any page: sends queued payments and shows outcomes nobody has read yet. */
export function startOutbox(): void {
  const raffles = outboxRaffles();
  if (raffles.length === 0) return;
  showNotices();
  for (const raffleId of raffles) {
    if (!isInOutbox(raffleId) || underWay.has(raffleId)) continue;
    underWay.add(raffleId);
    retryUntilOver(({ isNetworkBack }) => tryOnce(raffleId, isNetworkBack), { atOnce: true });
  }
}

async function tryOnce(raffleId: string, isNetworkBack: boolean): Promise<boolean> {
  const isOver = await trySending(raffleId, isNetworkBack);
  if (isOver) underWay.delete(raffleId);
  return isOver;
}

async function trySending(raffleId: string, isNetworkBack: boolean): Promise<boolean> {
  if (isPaymentOpen(raffleId) || !isInOutbox(raffleId)) return true;
  const kept = await loadPurchase(raffleId);
  // If the flag is still set, the database failed: a working one without a purchase clears it.
  if (!kept) return !isInOutbox(raffleId);
  const { key, stage } = kept.purchase;
  // The worker heard the end.
  if (stage === 'answered') {
    tellEnd(raffleId, kept, kept.purchase.answer);
    return true;
  }
  const { receipt } = kept;
  if (stage !== 'queued' || !receipt) {
    markWaiting(raffleId, false);
    return true;
  }
  const { sent: request, waiting } = kept.purchase;
  const queued = { raffleId, key, request, receipt, waiting };
  const answer = await sendQueued(queued, { transport: pageTransport, isNetworkBack });
  if (!isFinal(answer)) return false;
  // The payment was opened meanwhile. It asks for the outcome and shows it itself.
  if (isPaymentOpen(raffleId)) return true;
  // The purchase was deleted or sent again by a tap meanwhile, so this answer no longer applies.
  const now = isInOutbox(raffleId) ? await loadPurchase(raffleId) : null;
  if (now?.purchase.stage !== 'answered' || now.purchase.key !== key) return !now;
  tellEnd(raffleId, now, now.purchase.answer);
  return true;
}

function tellEnd(raffleId: string, kept: KeptPurchase, answer: FinalAnswer): void {
  const { key } = kept.purchase;
  const sent = sentOf(kept.purchase);
  if (!sent) return;
  // Set first: a page that opens meanwhile must find one flag or the other.
  tellOutbox(raffleId, newsOf(answer, sent));
  const reopened = { type: 'reopened', key, at: Date.now() } as const;
  const record = {
    reopen: () => void changePurchase(raffleId, reopened, kept),
    finish: () => forgetPurchase(raffleId, key),
  };
  applyAnswer({ ...answer, sent }, { raffleId, record, payment: null });
  notify(raffleId, answer);
}
