import type { KeptPurchase } from '@/lib/offline/outbox/purchase-record';
import { notify } from '@/lib/offline/outbox/notification';
import { queuedIn, sendQueued } from '@/lib/offline/outbox/send-once';
import { isFinal } from '@/lib/raffle/answer';
import { pageTransport } from '@/lib/storefront-api/page-transport';
import { dueDrafts } from '../draft/draft-flag';
import { changePurchase, isPaymentOpen, loadPurchase } from '../draft/purchase-store';
import { applyRegistered } from '../state/apply-answer';
import { showNotices } from './outbox-notices';
import { retryUntilOver } from './retry-until-over';

const underWay = new Set<string>();

/** On any page: sends queued payments and shows outcomes nobody has read yet. */
export function startOutbox({ atOnce } = { atOnce: true }): void {
  for (const raffleId of dueDrafts(Date.now())) {
    showNotices();
    if (underWay.has(raffleId)) continue;
    underWay.add(raffleId);
    retryUntilOver(({ isNetworkBack }) => tryOnce(raffleId, isNetworkBack), { atOnce });
  }
}

async function tryOnce(raffleId: string, isNetworkBack: boolean): Promise<boolean> {
  const isOver = await trySending(raffleId, isNetworkBack);
  if (isOver) underWay.delete(raffleId);
  return isOver;
}

async function trySending(raffleId: string, isNetworkBack: boolean): Promise<boolean> {
  if (isPaymentOpen(raffleId)) return true;
  const kept = await loadPurchase(raffleId);
  // If it is still flagged, the database failed: a working one without a purchase clears the flag.
  if (!kept) return !dueDrafts(Date.now()).includes(raffleId);
  const { purchase } = kept;
  if (purchase.stage !== 'queued') {
    noteEnd(raffleId, kept);
    return true;
  }
  const queued = queuedIn(raffleId, kept);
  if (!queued) {
    // Without its picture it cannot be sent.
    await changePurchase(raffleId, { type: 'unqueued', key: purchase.key }, kept);
    return true;
  }
  const answer = await sendQueued(queued, { transport: pageTransport, isNetworkBack });
  if (!isFinal(answer)) return false;
  // The payment was opened meanwhile. It asks for the outcome and shows it itself.
  if (isPaymentOpen(raffleId)) return true;
  // It may have been deleted or sent again by a tap meanwhile, so that this answer no longer applies.
  const now = await loadPurchase(raffleId);
  if (now) noteEnd(raffleId, now);
  return now?.purchase.stage !== 'queued';
}

/** The rest of it waits until the payment shows it. */
function noteEnd(raffleId: string, kept: KeptPurchase): void {
  const { purchase } = kept;
  if (purchase.stage !== 'answered' || purchase.isNoted) return;
  const { key, answer, sent } = purchase;
  const outcome = answer.kind === 'outcome' ? answer.outcome : null;
  if (outcome && 'numbers' in outcome) applyRegistered(raffleId, outcome, sent);
  void changePurchase(raffleId, { type: 'noted', key }, kept);
  notify(raffleId, answer);
}
