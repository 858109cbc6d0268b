import 'server-only';

/** Above this not every cent has its own floating-point number. */
const LARGEST = 1e12;
const LONGEST = 40;

const GROUPED = {
  '.': /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
  ',': /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
  ' ': /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?$/,
};
const ONE_SEPARATOR = /^(\d+)[.,](\d*)$/;
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const EXTENDED_JSON = ['$numberDecimal', '$numberDouble', '$numberInt', '$numberLong'];

/**
 * Reads zero or more from numbers, texts and MongoDB's extended JSON objects. Null if unreadable or ambiguous: `1.050` is
 * a thousand and fifty when typed by a person, and 1.05 when written by a program.
 */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'number' ? value : (ofExtendedJson(value) ?? ofText(value));
  return number !== null && number >= 0 && number <= LARGEST ? number : null;
}

function ofText(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const written = plainSign(value)
    .replace(/\s/g, ' ')
    .replace(/^(?=[.,]\d)/, '0');
  if (/^\d+$/.test(written)) return Number(written);
  if (AMBIGUOUS.test(written)) return null;
  for (const grouped of [...Object.values(GROUPED), ONE_SEPARATOR]) {
    const [, whole, decimals = '0'] = grouped.exec(written) ?? [];
    if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  }
  return null;
}

function plainSign(value: string): string {
  return value.trim().replace(/^\+/, '');
}

/** `{"$numberDecimal": "1.050"}` is written by a program: its point is always a decimal point. */
function ofExtendedJson(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const [[name, written] = [], ...others] = Object.entries(value);
  if (name === undefined || others.length > 0 || !EXTENDED_JSON.includes(name)) return null;
  if (typeof written === 'number') return written;
  const isNumber =
    typeof written === 'string' && /^\d{1,40}(\.\d{1,40})?(E[+-]?\d{1,3})?$/i.test(written);
  return isNumber ? Number(written) : null;
}

/** The owner is told about unreadable values; an empty one is not an error. */
export function isUnreadable(value: unknown): boolean {
  return asWritten(value) !== '' && readNumber(value) === null;
}

/** `1.050` could be two numbers. */
export function isAmbiguous(value: unknown): boolean {
  return typeof value === 'string' && AMBIGUOUS.test(plainSign(value));
}

/** True for a text or extended JSON, readable or not; `false` and `{}` are not attempts at a number. */
export function isWrittenAsNumber(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && EXTENDED_JSON.some((name) => name in value);
}

/** For the log. */
export function asWritten(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '');
  return written.trim().slice(0, LONGEST);
}
