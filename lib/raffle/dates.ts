import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { drawDayOf } from './draw-day';

dayjs.extend(utc);
dayjs.extend(timezone);

const TIME_ZONE = 'America/Caracas';

/** `05/03/2026 7:30 p. m.` in Caracas, with no-break spaces in the time; only the day if the hour is unknown. */
export function formatDrawDate(iso: string): string {
  return format(iso, 'DD/MM/YYYY', ' h:mm');
}

export function formatShortDate(iso: string): string {
  return format(iso, 'D/M/YY', ', h:mm');
}

/** `05/03/2026` in Caracas. */
export function formatDay(iso: string): string {
  return dayjs(iso).tz(TIME_ZONE).format('DD/MM/YYYY');
}

export function yearInCaracas(now: Date): number {
  return dayjs(now).tz(TIME_ZONE).year();
}

/** dayjs writes `am` and `pm`; Venezuelans write `a. m.` and `p. m.`. */
function format(iso: string, day: string, time: string): string {
  const instant = dayjs(iso).tz(TIME_ZONE);
  if (drawDayOf(iso) !== null) return instant.format(day);
  const half = instant.hour() < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return `${instant.format(day + time)}\u00a0${half}`;
}
