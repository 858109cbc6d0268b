/** Readers of fields that may be missing or of another type than promised. */

export type Wire = Record<string, unknown>;

export function record(value: unknown): Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Wire)
    : {};
}

export function list(value: unknown): Wire[] {
  return Array.isArray(value) ? value.map(record) : [];
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

export function amount(value: unknown): number | null {
  if (value === null || value === '' || typeof value === 'boolean') return null;
  const number = Number(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** An ISO 8601 date in UTC, or null when there is none that can be read. */
export function date(value: unknown): string | null {
  const time = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}
