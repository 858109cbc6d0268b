import type { PurchaseRequest } from '@/lib/raffle/purchase';

/** Whether two requests buy the same tickets with the same payment, so that they share a key. */
export function isSamePurchase(one: PurchaseRequest, other: PurchaseRequest): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ tickets, method, reference }: PurchaseRequest): string {
  return JSON.stringify([tickets.map(({ id }) => id).sort(), method, reference]);
}
