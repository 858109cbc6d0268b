import { emptyDatabase, records } from '@/lib/offline/outbox/memory-database.test-kit';
import { readPurchase, VERSION, type StoredPurchase } from '@/lib/offline/outbox/purchase-record';
import type { FinalAnswer } from '@/lib/raffle/answer';
import type { Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { endOf, sentOf, waitingOf, type PurchaseForm } from '@/lib/raffle/purchase-state';
import { setDraftFlag } from './draft-flag';

export { records };

/** Sets up a phone with empty, working storage. */
export function emptyPhone(): void {
  sessionStorage.clear();
  localStorage.clear();
  emptyDatabase();
  // jsdom's `Blob` has no `arrayBuffer`.
  Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
    return new ArrayBuffer(this.size);
  };
}

/** A stored purchase, in short. */
export type Draft = Omit<PurchaseForm, 'isPastPaying'> &
  Partial<PurchaseForm> & {
    receipt: Blob | null;
    sent: PurchaseRequest | null;
    boundTo?: PurchaseRequest | null;
    waiting?: Waiting | null;
    answer?: FinalAnswer | null;
  };

/** As the store returns it. */
export function storedOf(draft: Draft): StoredPurchase {
  const { receipt, sent, waiting, answer, boundTo = sent, ...typed } = draft;
  const form = { isPastPaying: false, ...typed, boundTo };
  if (!sent) return { purchase: { ...form, stage: 'form' }, receipt };
  if (answer) return { purchase: { ...form, stage: 'answered', sent, answer }, receipt };
  if (waiting) return { purchase: { ...form, stage: 'queued', sent, waiting }, receipt };
  return { purchase: { ...form, stage: 'sent', sent }, receipt };
}

/** As the database has it. */
export const recordOf = (draft: Draft) => ({
  version: VERSION,
  purchase: storedOf(draft).purchase,
});

/** Stores a purchase as an earlier page did. */
export async function storeDraft(raffleId: string, draft: Draft): Promise<void> {
  const { key, receipt } = draft;
  records.set(raffleId, recordOf(draft));
  if (receipt) {
    const bytes = await receipt.arrayBuffer();
    records.set(`${raffleId}:receipt`, { draftKey: key, type: receipt.type, bytes });
  }
  const { stage } = storedOf(draft).purchase;
  setDraftFlag(
    raffleId,
    stage === 'queued' || stage === 'answered' ? 0 : endOf({ stage, ...draft }),
  );
}

/** The stored purchase, in short; null when there is none. */
export async function loadDraft(raffleId: string) {
  const kept = await readPurchase(raffleId);
  return kept && inShort(kept);
}

function inShort({ purchase, receipt }: StoredPurchase) {
  return { ...purchase, receipt, sent: sentOf(purchase), waiting: waitingOf(purchase) };
}
