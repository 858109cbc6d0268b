import { endOfDrawDay } from '@/lib/raffle/draw-day';

/** ISO 8601 in UTC, or null. A day without a time is that day in Caracas. */
export function date(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const day = typeof value === 'string' ? endOfDrawDay(value.trim()) : null;
  if (day !== null) return day;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
