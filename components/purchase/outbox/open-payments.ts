/** Raffles whose payment is open. It sends the queued payment and shows its outcome itself. */
const held = new Set<string>();

export const isPaymentOpen = (raffleId: string) => held.has(raffleId);

export function markPaymentOpen(raffleId: string): () => void {
  held.add(raffleId);
  return () => void held.delete(raffleId);
}
