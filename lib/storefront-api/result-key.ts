export function resultKey(raffleId: string): string {
  return `/api/raffles/${raffleId}/winner`;
}
