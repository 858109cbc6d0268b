// Not in `request-keys.ts`, which the raffle page loads at once.

export function digitalTicketKey(token: string): string {
  return `/api/boletos/${token}`;
}

/** "Ya tengo el 0427", for a phone's status. */
export function boastKey(token: string): string {
  return `${digitalTicketKey(token)}/estado.jpg`;
}

export function resultKey(raffleId: string): string {
  return `/api/raffles/${raffleId}/winner`;
}
