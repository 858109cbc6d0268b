import { createHash } from 'node:crypto';

/** Without letters that people take for digits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Short code of a purchase for people and the log; made of its key, so a retry keeps it. */
export function traceOf(key: string): string {
  const bytes = createHash('sha256').update(key).digest();
  return [...bytes.subarray(0, LENGTH)]
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
}
