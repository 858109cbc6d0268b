/** Measures how uneven random picks from `bins` places are; with k places, its mean is k - 1. */
export function chiSquare(drawn: readonly number[], bins: number): number {
  const times = new Array<number>(bins).fill(0);
  for (const place of drawn) times[place] = (times[place] ?? NaN) + 1;
  const expected = drawn.length / bins;
  return times.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** For 19 degrees of freedom; exceeded by chance once in 10^9. */
export const LIMIT_OF_20_BINS = 82;
