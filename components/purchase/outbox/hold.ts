/** Raffles whose payment is open. It sends the queued payment and shows its outcome itself. */
const held = new Set<string>();

export const isHeld = (raffleId: string) => held.has(raffleId);

export function holdOutbox(raffleId: string): () => void {
  held.add(raffleId);
  return () => void held.delete(raffleId);
}
