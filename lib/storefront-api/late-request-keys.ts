// Not in `request-keys.ts`, which the raffle page loads at once.

export function digitalTicketKey(token: string): string {
  return `/api/boletos/${token}`;
}

export function resultKey(raffleId: string): string {
  return `/api/raffles/${raffleId}/winner`;
}
