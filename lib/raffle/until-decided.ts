import type { RaffleResult } from './result';

const MINUTE_MS = 60_000;
const NEAR_MS = 30 * MINUTE_MS;
/** How long after the draw something may still be put right. */
const SETTLING_MS = 120 * MINUTE_MS;

/** What has to be known of a result to tell when it may change. */
export type ResultSoFar = Pick<RaffleResult, 'isOpen' | 'drawDate'> & { hasWinner: boolean };

/**
 * Milliseconds until the result may change any moment: from shortly before the draw until some time after it, or
 * until there is a winner. 0 when that is now, null when it is over or nobody knows.
 */
export function untilDecided(
  { isOpen, drawDate, hasWinner }: ResultSoFar,
  now: number,
): number | null {
  if (!isOpen && !hasWinner) return 0;
  if (drawDate === null) return null;
  const left = Date.parse(drawDate) - now;
  if (hasWinner && left < -SETTLING_MS) return null;
  return Math.max(0, left - NEAR_MS);
}
