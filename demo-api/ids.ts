import { randomBytes } from 'node:crypto';

const TICKET_PREFIX = '64b7f0a1c2d3e4f5';

/** An id in MongoDB's format: 24 hexadecimal digits. */
export function newObjectId(): string {
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  return seconds + randomBytes(8).toString('hex');
}

export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}

/** The `tid` of a row. It is computed in both directions, so a million tickets need no index for it. */
export function ticketId(row: number): string {
  return TICKET_PREFIX + row.toString(16).padStart(8, '0');
}

/** The row of a `tid`; null when it cannot be one of ours. */
export function ticketRow(tid: string): number | null {
  if (!isObjectId(tid) || !tid.toLowerCase().startsWith(TICKET_PREFIX)) return null;
  return Number.parseInt(tid.slice(TICKET_PREFIX.length), 16);
}
