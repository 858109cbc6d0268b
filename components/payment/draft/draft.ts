import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Selection } from '@/lib/raffle/selection';
import type { PaymentValues } from '../form/payment-values';

/** A purchase that is not over, as it survives the bank's app, a killed browser and a reload. */
export type Draft = {
  /** Idempotency key of the purchase. */
  key: string;
  tickets: Selection;
  values: PaymentValues;
  receipt: Blob | null;
  /** What was sent, from the first try on until the answer is final. */
  sent: PurchaseRequest | null;
  /** Milliseconds since 1970. */
  savedAt: number;
};

export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;

export function isAlive(draft: Pick<Draft, 'savedAt'>, now: number): boolean {
  return now - draft.savedAt < DRAFT_LIFE_MS;
}
