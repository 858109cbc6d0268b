import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Draws happen in Venezuela, wherever the server or the visitor is. */
const TIME_ZONE = 'America/Caracas';

/** `05/03/2026 7:30 p. m.` in Caracas; the time holds no-break spaces. */
export function formatDrawDate(iso: string): string {
  return format(iso, 'DD/MM/YYYY h:mm');
}

/** `5/3/26, 7:30 p. m.` in Caracas; the time holds no-break spaces. */
export function formatShortDate(iso: string): string {
  return format(iso, 'D/M/YY, h:mm');
}

/** The year it is in Caracas. */
export function yearInCaracas(now: Date): number {
  return dayjs(now).tz(TIME_ZONE).year();
}

/** The half of the day is written by hand: dayjs has `am` and `pm`, Venezuelans write `a. m.` and `p. m.`. */
function format(iso: string, pattern: string): string {
  const instant = dayjs(iso).tz(TIME_ZONE);
  const half = instant.hour() < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return `${instant.format(pattern)}\u00a0${half}`;
}
