/** Ids of raffles, tickets and routes are 24 hex digits; anything else exists nowhere. */
export function isRaffleId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}
