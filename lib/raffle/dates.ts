/** Draws happen in Venezuela, wherever the server or the visitor is. */
export const TIME_ZONE = 'America/Caracas';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  calendar: 'gregory',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** Parts are put together by hand because the ICU data of old phones disagree on the Spanish ones. */
function partsOf(instant: Date) {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map((part) => [part.type, part.value]),
  );
  const dayPeriod = parts.dayPeriod === 'PM' ? 'p.\u00a0m.' : 'a.\u00a0m.';
  return {
    day: parts.day ?? '',
    month: parts.month ?? '',
    year: parts.year ?? '',
    time: `${parts.hour}:${parts.minute}\u00a0${dayPeriod}`,
  };
}

/** `05/03/2026 7:30 p. m.` in Caracas; the time holds no-break spaces. */
export function formatDrawDate(iso: string): string {
  const { day, month, year, time } = partsOf(new Date(iso));
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year} ${time}`;
}

/** `5/3/26, 7:30 p. m.` in Caracas; the time holds no-break spaces. */
export function formatShortDate(iso: string): string {
  const { day, month, year, time } = partsOf(new Date(iso));
  return `${day}/${month}/${year.slice(-2)}, ${time}`;
}

/** The year it is in Caracas. */
export function yearInCaracas(now: Date): number {
  return Number(partsOf(now).year);
}
