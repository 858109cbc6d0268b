export function isRaffleId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}
