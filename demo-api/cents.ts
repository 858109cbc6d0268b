/** Rounds half a cent up, after removing the error of doubles: 1.005 times 100 is 100.49999999999999. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(14)));
}

export function roundToCents(amount: number): number {
  return toCents(amount) / 100;
}
