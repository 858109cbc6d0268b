/** Raffles whose payment is open. It sends the queued payment and shows its outcome itself. */
const open = new Set<string>();

export const isPaymentOpen = (raffleId: string) => open.has(raffleId);

export function markPaymentOpen(raffleId: string): () => void {
  open.add(raffleId);
  return () => void open.delete(raffleId);
}
