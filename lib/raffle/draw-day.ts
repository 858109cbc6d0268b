/** Caracas has no daylight saving time. */
const END_OF_DAY = 'T23:59:59.999-04:00';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Stands for a draw of unknown hour: no shop draws at this time. Null when `day` is not a date. */
export function endOfDrawDay(day: string): string | null {
  const end = new Date(`${day}${END_OF_DAY}`);
  if (!DAY.test(day) || Number.isNaN(end.getTime())) return null;
  // Of 31 February, V8 makes 3 March.
  return drawDayOf(end.toISOString()) === day ? end.toISOString() : null;
}

/** The inverse of `endOfDrawDay`; null where the hour is known. */
export function drawDayOf(iso: string): string | null {
  if (!iso.endsWith('T03:59:59.999Z')) return null;
  const dayBefore = new Date(Date.parse(iso) - 86_400_000);
  return dayBefore.toISOString().slice(0, 10);
}
