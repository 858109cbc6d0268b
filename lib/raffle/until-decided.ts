import { drawDayOf } from './draw-day';
import type { RaffleResult } from './result';

const MINUTE_MS = 60_000;
const NEAR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SETTLING_MS = 120 * MINUTE_MS;

type ResultSoFar = Pick<RaffleResult, 'isOpen' | 'drawDate'> & { hasWinner: boolean };

/** Milliseconds until the result may change at any moment; 0 when that is now, null when over or unknown. */
export function untilDecided(
  { isOpen, drawDate, hasWinner }: ResultSoFar,
  now: number,
): number | null {
  if (!isOpen && !hasWinner) return 0;
  if (drawDate === null) return null;
  const left = Date.parse(drawDate) - now;
  if (hasWinner && left < -SETTLING_MS) return null;
  const before = drawDayOf(drawDate) === null ? NEAR_MS : DAY_MS;
  return Math.max(0, left - before);
}
