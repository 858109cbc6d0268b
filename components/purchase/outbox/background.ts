import { selectionStore } from '@/components/picker/selection/selection-store';
import { rememberPurchase } from '@/components/ticket/own-purchases/own-purchases';
import { tryKept, type TryOptions } from '@/lib/offline/outbox/try-kept';
import { pageTransport } from '@/lib/storefront-api/page-transport';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import type { Ended } from '@/lib/storefront-api/try-sending';
import { forgetDraft, keepDraft, loadDraft, type Draft } from '../draft/draft-store';
import { isPaymentOpen } from './open-payments';
import { retryUntilOver } from './retry-until-over';
import { newsOf } from './news';
import { notify } from './notify';
import { isInOutbox, markWaiting, outboxRaffles, tellOutbox } from './outbox-flag';
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
    retryUntilOver((options) => tryOnce(raffleId, options), { atOnce: true });
  }
}

async function tryOnce(raffleId: string, options: TryOptions): Promise<boolean> {
  const isOver = await trySendingDraft(raffleId, options);
  if (isOver) underWay.delete(raffleId);
  return isOver;
}

async function trySendingDraft(raffleId: string, options: TryOptions): Promise<boolean> {
  if (isPaymentOpen(raffleId) || !isInOutbox(raffleId)) return true;
  const draft = await loadDraft(raffleId);
  // If the flag is still set, the database failed: a working one without a draft clears it.
  if (!draft) return !isInOutbox(raffleId);
  const { key, sent, receipt, waiting } = draft;
  if (!waiting || !sent || !receipt) {
    markWaiting(raffleId, false);
    return true;
  }
  const purchase = { raffleId, key, request: sent, receipt, waiting };
  const tried = await tryKept(purchase, pageTransport, options);
  if (tried.kind === 'wait') return false;
  // The payment was opened meanwhile. It asks for the outcome and shows it itself.
  if (isPaymentOpen(raffleId)) return true;
  // The draft was deleted or sent again by a tap meanwhile, so this outcome no longer applies.
  const now = isInOutbox(raffleId) ? await loadDraft(raffleId) : null;
  if (now?.key !== key || now.waiting?.tappedAt !== waiting.tappedAt) return !now;
  await end(raffleId, draft, tried);
  return true;
}

async function end(raffleId: string, draft: Draft, ended: Ended): Promise<void> {
  const { sent } = draft;
  if (!sent) return;
  // Set first: a page that opens meanwhile must find one flag or the other.
  tellOutbox(raffleId, newsOf(ended, sent));
  if (ended.kind === 'outcome' && ended.outcome.state === 'registered') {
    for (const { id } of sent.tickets) selectionStore(raffleId).remove(id);
    rememberPurchase(raffleId, ended.outcome);
    await forgetDraft(raffleId);
    void refreshTickets(raffleId);
  } else {
    const isUnsent = ended.kind === 'given-up';
    const savedAt = isUnsent ? Date.now() : draft.savedAt;
    await keepDraft(raffleId, { ...draft, savedAt, sent: isUnsent ? null : sent, waiting: null });
  }
  notify(raffleId, ended);
}
