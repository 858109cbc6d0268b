/** Halves up, after removing floating-point error (1.005 * 100 is 100.49999999999999). */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(14)));
}

export function roundToCents(amount: number): number {
  return toCents(amount) / 100;
}

/** Null where one of them is not known. */
export function sumOf(amounts: (number | null)[]): number | null {
  return amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
