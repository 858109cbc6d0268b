/** As MongoDB writes it: in capitals it would be the same raffle, with cached answers of its own. */
export function isRaffleId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
