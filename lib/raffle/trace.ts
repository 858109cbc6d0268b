/** Without letters that people take for digits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Made of the key, so a retry keeps it and the page knows it before any answer. */
export function traceOf(key: string): string {
  const bytes = key.replaceAll('-', '').match(/../g) ?? [];
  return bytes
    .slice(0, LENGTH)
    .map((byte) => ALPHABET.charAt(parseInt(byte, 16) % ALPHABET.length))
    .join('');
}
