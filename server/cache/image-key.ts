import type { IncomingMessage } from 'node:http';

// No other queries: anybody could name one picture endlessly.
const PICTURE = /^\/uploads\/[^?]{1,300}(\?w=\d{1,4}\.[a-z]{4})?$/;

/** Null when the request is not for a whole picture. */
export function imageKey({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !PICTURE.test(url)) return null;
  if (headers.range !== undefined) return null;
  return url;
}
