import 'server-only';
import { datesAtMidnightUtcAreDays } from '@/lib/platform/env';
import { endOfDrawDay } from '@/lib/raffle/draw-day';

const ISO = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;
/** Years that a raffle can have: calendars refuse those before 1970 or with five digits. */
const YEARS = /^2[01]\d\d-/;

/** `at`: ISO 8601 in UTC. */
type WrittenDate = { at: string; isMidnightUtc: boolean };

export function readDate(value: unknown): string | null {
  return readWrittenDate(value)?.at ?? null;
}

/**
 * Reads ISO 8601 with a zone, and a day without an hour. That day lasts until its end in Caracas; so does midnight there,
 * because no draw is held then.
 */
export function readWrittenDate(value: unknown): WrittenDate | null {
  const [written, writtenDay = '', zone] =
    ISO.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const end = endOfDrawDay(writtenDay);
  if (written === undefined || end === null) return null;
  const instant = new Date(zone ? written : end);
  const iso = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  if (!YEARS.test(iso)) return null;
  const [day = '', time] = iso.split('T');
  const isMidnightUtc = zone === 'Z' && time === '00:00:00.000Z';
  const isDay = time === '04:00:00.000Z' || (isMidnightUtc && datesAtMidnightUtcAreDays());
  return { at: (isDay && endOfDrawDay(day)) || iso, isMidnightUtc };
}
