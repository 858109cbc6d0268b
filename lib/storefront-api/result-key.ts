/** Not in `keys.ts`, which the raffle page loads at once. */
export function resultKey(raffleId: string): string {
  return `/api/raffles/${raffleId}/winner`;
}
