/** Not in `keys.ts`, which the raffle page loads at once. */
export function digitalTicketKey(token: string): string {
  return `/api/boletos/${token}`;
}
