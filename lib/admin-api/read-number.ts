import 'server-only';

/** Above this not every cent has its own floating-point number. */
const LARGEST = 1e12;
const LONGEST = 40;

const PLAIN = /^\d+(?:[.,]\d+)?$/;
/** `1.050` is a thousand and fifty when typed by a person, and 1.05 when written by a program. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads zero or more from JSON numbers and plain decimals (`36.5`, `36,5`). Null if unreadable or ambiguous. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? ofText(value) : value;
  return typeof number === 'number' && number >= 0 && number <= LARGEST ? number : null;
}

function ofText(value: string): number | null {
  if (value.length > LONGEST) return null;
  const written = value.trim();
  if (!PLAIN.test(written) || AMBIGUOUS.test(written)) return null;
  return Number(written.replace(',', '.'));
}

/** The owner is told about unreadable values; an empty one is not an error. */
export function isUnreadable(value: unknown): boolean {
  return asWritten(value) !== '' && readNumber(value) === null;
}

/** For the log. */
export function asWritten(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '');
  return written.trim().slice(0, LONGEST);
}
