import type { IncomingMessage } from 'node:http';

/** A width is all that a picture's address may ask for: with other queries anybody could name one picture endlessly. */
const PICTURE = /^\/uploads\/[^?]{1,300}(\?w=\d{1,4})?$/;

/** Formats of which a browser has to say that it shows them, in the order in which the image door prefers them. */
const NEWER_FORMATS = ['image/avif', 'image/webp'];

/** What tells one picture from another, null when the request is not for a whole picture. */
export function pictureKey({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !PICTURE.test(url)) return null;
  if (headers.range !== undefined) return null;
  const accepted = (headers.accept ?? '').toLowerCase();
  const format = NEWER_FORMATS.find((name) => accepted.includes(name)) ?? 'any';
  return `${format} ${url}`;
}
