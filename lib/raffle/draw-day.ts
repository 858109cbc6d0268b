import type { RaffleResult } from './result';

/** Caracas has no daylight saving time. */
const END_OF_DAY = 'T23:59:59.999-04:00';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Stands for a draw at an unknown hour: no draw is held at this time. Null if `day` is not a date. */
export function endOfDrawDay(day: string): string | null {
  const end = new Date(`${day}${END_OF_DAY}`);
  if (!DAY.test(day) || Number.isNaN(end.getTime())) return null;
  // V8 turns 31 February into 3 March.
  return drawDayOf(end.toISOString()) === day ? end.toISOString() : null;
}

/** The inverse of `endOfDrawDay`; null if the hour is known. */
export function drawDayOf(iso: string): string | null {
  if (!iso.endsWith('T03:59:59.999Z')) return null;
  const dayBefore = new Date(Date.parse(iso) - 86_400_000);
  return dayBefore.toISOString().slice(0, 10);
}

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Both in milliseconds since the epoch. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((until - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const MINUTE_MS = 60_000;
const NEAR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SETTLING_MS = 120 * MINUTE_MS;

type ResultSoFar = Pick<RaffleResult, 'isOpen' | 'drawDate'> & { hasWinner: boolean };

/** Milliseconds until the result may change at any moment; 0 if it may now, null if over or unknown. */
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
