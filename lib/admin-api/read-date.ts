import 'server-only';
import { datesAtMidnightUtcAreDays } from '@/lib/platform/env';
import { endOfDrawDay } from '@/lib/raffle/draw-day';

const LONGEST = 80;
/** Caracas has no daylight saving time. */
const CARACAS = '-04:00';

const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
/** The Venezuelan order: `11/12/2026` is in December. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
/** `20:00 hrs`, `8 p. m.`, `20h`; a bare `8` is not a time. */
const TIME =
  /^(\d{1,2})(?::([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?)?\s?(?:([ap]\.?\s?m\.?)|(h(?:oras|rs?|s)?\.?))?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;
const BEFORE_TIME = /^(?:T|[,;]?\s{0,3}(?:-\s)?(?:a las?\s)?)/i;
/** A second day beside the first makes the date ambiguous. */
const OTHER_DAY =
  /\d[-/.]\d{1,2}[-/.]\d|\d\/\d|\d de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/i;
/** The format of JavaScript's `Date` as text. */
const WRITTEN_OUT = /^[a-z]{3},? [a-z\d ]{6,12} \d{2}:\d{2}:\d{2} GMT([+-]\d{4})?( \(.{1,40}\))?$/i;
const EPOCH = /^\d{10}(?:\d{3})?$/;

type WrittenDate = {
  /** ISO 8601 in UTC. */
  at: string;
  /** The day is clear but the text after it is not, so it is read as a day without an hour. */
  isHourUnclear: boolean;
  isMidnightUtc: boolean;
};

export function readDate(value: unknown): string | null {
  return readWrittenDate(value)?.at ?? null;
}

/**
 * A day without an hour lasts until its end in Caracas; so does midnight there, because no draw is held then. A time
 * without a zone is in Caracas time.
 */
export function readWrittenDate(value: unknown): WrittenDate | null {
  if (typeof value === 'number') return ofEpoch(value);
  if (typeof value === 'object' && value !== null) return ofExtendedJson(value);
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const written = value.trim();
  if (EPOCH.test(written)) return ofEpoch(Number(written));
  const [inFull, zone = 'Z'] = WRITTEN_OUT.exec(written) ?? [];
  if (inFull !== undefined) return ofInstant(new Date(written), isUtc(zone));
  return ofDayAndTime(written);
}

function ofDayAndTime(written: string): WrittenDate | null {
  const [inFull, ...parts] = YEAR_FIRST.exec(written) ?? DAY_FIRST.exec(written) ?? [];
  if (inFull === undefined) return null;
  const [year = '', month = '', dayOfMonth = ''] = parts[0]?.length === 4 ? parts : parts.reverse();
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const rest = written.slice(inFull.length);
  if (rest === '') return ofDay(day, false);
  const timed = ofTime(day, rest);
  if (timed !== undefined) return timed;
  const isDayClear = /^[T\s,;(]/i.test(rest) && !OTHER_DAY.test(rest);
  return isDayClear ? ofDay(day, true) : null;
}

function ofDay(day: string, isHourUnclear: boolean): WrittenDate | null {
  const end = endOfDrawDay(day);
  const at = end === null ? null : withinReason(new Date(end));
  return at === null ? null : { at, isHourUnclear, isMidnightUtc: false };
}

/** Undefined if it is not a clear time. */
function ofTime(day: string, rest: string): WrittenDate | null | undefined {
  if (endOfDrawDay(day) === null) return null;
  const [, hour = '', minute, second = '00', fraction = '', half, inHours, zone = CARACAS] =
    TIME.exec(rest.replace(BEFORE_TIME, '')) ?? [];
  const isClear = minute !== undefined || half !== undefined || (inHours && hour.length === 2);
  const hours = isClear ? clockHour(Number(hour), half) : null;
  if (hours === null) return undefined;
  const time = `${String(hours).padStart(2, '0')}:${minute ?? '00'}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  return ofInstant(new Date(`${day}T${time}${inMinutes(zone)}`), isUtc(zone));
}

function clockHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** `-0400` and `-04` become `-04:00`. */
function inMinutes(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? 'Z' : `${hours}:${minutes}`;
}

function isUtc(zone: string): boolean {
  return /^(z|[+-]00:?(00)?)$/i.test(zone);
}

/** `{"$date": …}` in MongoDB's extended JSON: a text, milliseconds, or milliseconds as `$numberLong`. */
function ofExtendedJson(value: object): WrittenDate | null {
  const [[name, written] = [], ...others] = Object.entries(value);
  if (others.length > 0) return null;
  const isInside = typeof written === 'string' || typeof written === 'number';
  if (name === '$numberLong') return isInside ? readWrittenDate(written) : null;
  if (name !== '$date') return null;
  const isDate =
    isInside || (typeof written === 'object' && written !== null && '$numberLong' in written);
  return isDate ? readWrittenDate(written) : null;
}

/** Milliseconds; small numbers are read as seconds. */
function ofEpoch(time: number): WrittenDate | null {
  return ofInstant(new Date(time < 1e11 ? time * 1000 : time), true);
}

function ofInstant(instant: Date, isWrittenInUtc: boolean): WrittenDate | null {
  const iso = withinReason(instant);
  if (iso === null) return null;
  const [day = '', time] = iso.split('T');
  const isMidnightUtc = isWrittenInUtc && time === '00:00:00.000Z';
  const isDay = time === '04:00:00.000Z' || (isMidnightUtc && datesAtMidnightUtcAreDays());
  const at = isDay ? endOfDrawDay(day) : iso;
  return at === null ? null : { at, isHourUnclear: false, isMidnightUtc };
}

/** Years that a raffle can have: calendars refuse those before 1970 or with five digits. */
function withinReason(instant: Date): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  const iso = instant.toISOString();
  return /^2[01]\d\d-/.test(iso) ? iso : null;
}
