import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { buyerSchema } from '@/lib/raffle/purchase-schema';
import type { Selection } from '@/lib/raffle/selection';
import { buyerOf } from './buyer-of';
import type { PaymentValues } from './payment-values';

/** What is sent for a form that passed its validation. */
export function purchaseRequest(
  values: PaymentValues,
  tickets: Selection,
  seen: PurchaseRequest['seen'],
): PurchaseRequest {
  return { ...buyerSchema.cast(buyerOf(values)), tickets: [...tickets], seen };
}
