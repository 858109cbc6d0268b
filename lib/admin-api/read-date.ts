import 'server-only';
import { datesAtMidnightUtcAreDays } from '@/lib/platform/env';
import { endOfDrawDay } from '@/lib/raffle/draw-day';

const LONGEST = 80;
/** Caracas has no daylight saving time. */
const CARACAS = '-04:00';

const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
/** As it is written in Venezuela: `11/12/2026` is in December. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
const TIME =
  /^(?:[T\s]|,\s?)\s?(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s?([ap]\.?\s?m\.?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;
/** What JavaScript writes of a date. */
const WRITTEN_OUT = /^[a-z]{3},? [a-z\d ]{6,12} \d{2}:\d{2}:\d{2} GMT([+-]\d{4})?( \(.{1,40}\))?$/i;
const EPOCH = /^\d{10}(?:\d{3})?$/;

/**
 * ISO 8601 in UTC, or null. A day without an hour is that day in Caracas until its end, and so is midnight there: no shop
 * draws then. A time without a zone is Caracas'.
 */
export function readDate(value: unknown): string | null {
  if (typeof value === 'number') return ofEpoch(value);
  if (typeof value === 'object' && value !== null) return ofExtendedJson(value);
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const written = value.trim();
  if (EPOCH.test(written)) return ofEpoch(Number(written));
  if (WRITTEN_OUT.test(written)) return ofInstant(new Date(written));
  return ofDayAndTime(written);
}

function ofDayAndTime(written: string): string | null {
  const [inFull, ...parts] = YEAR_FIRST.exec(written) ?? DAY_FIRST.exec(written) ?? [];
  if (inFull === undefined) return null;
  const [year = '', month = '', dayOfMonth = ''] = parts[0]?.length === 4 ? parts : parts.reverse();
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const end = endOfDrawDay(day);
  if (end === null) return null;
  const rest = written.slice(inFull.length);
  if (rest === '') return withinReason(new Date(end));
  const [, hour, minute = '', second = '00', fraction = '', half, zone = CARACAS] =
    TIME.exec(rest) ?? [];
  const hours = hour === undefined ? null : clockHour(Number(hour), half);
  if (hours === null) return null;
  const time = `${String(hours).padStart(2, '0')}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  return ofInstant(new Date(`${day}T${time}${inMinutes(zone)}`), isUtc(zone));
}

function clockHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** `-0400` and `-04` are `-04:00`. */
function inMinutes(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? 'Z' : `${hours}:${minutes}`;
}

function isUtc(zone: string): boolean {
  return /^(z|[+-]00:?(00)?)$/i.test(zone);
}

/** `{"$date": …}` of MongoDB's extended JSON: a text, milliseconds, or these as `$numberLong`. */
function ofExtendedJson(value: object): string | null {
  const [[name, written] = [], ...others] = Object.entries(value);
  if (others.length > 0) return null;
  const isInside = typeof written === 'string' || typeof written === 'number';
  if (name === '$numberLong') return isInside ? readDate(written) : null;
  if (name !== '$date') return null;
  const isDate =
    isInside || (typeof written === 'object' && written !== null && '$numberLong' in written);
  return isDate ? readDate(written) : null;
}

/** Milliseconds; numbers that would be in the first days of 1970 are seconds. */
function ofEpoch(time: number): string | null {
  return ofInstant(new Date(time < 1e11 ? time * 1000 : time));
}

function ofInstant(instant: Date, isWrittenInUtc = true): string | null {
  const iso = withinReason(instant);
  if (iso === null) return null;
  const [day = '', time] = iso.split('T');
  const isDay =
    time === '04:00:00.000Z' ||
    (time === '00:00:00.000Z' && isWrittenInUtc && datesAtMidnightUtcAreDays());
  return isDay ? endOfDrawDay(day) : iso;
}

/** Years that a raffle can have: calendars refuse those before 1970, and five digits. */
function withinReason(instant: Date): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  const iso = instant.toISOString();
  return /^2[01]\d\d-/.test(iso) ? iso : null;
}
