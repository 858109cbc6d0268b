import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Sendable } from './sendable';

const MIB = 2 ** 20;
const ENTRY_BYTES = 1000;

const OF_ONE_ANSWER = ['date', 'etag', 'content-length'];

const TOTAL_BYTES = 32 * MIB;
const IMAGE_BYTES = MIB / 2;

type HeadersOf = (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;

export function createImageCache({ headersOf }: { headersOf: HeadersOf }) {
  const held = new LRUCache<string, Sendable>({
    maxSize: TOTAL_BYTES,
    sizeCalculation: ({ bodies }, key) => bodies.identity.length + key.length + ENTRY_BYTES,
  });

  return {
    get(req: IncomingMessage): Sendable | undefined {
      const key = imageKey(req);
      return key ? held.get(key) : undefined;
    },

    watch(req: IncomingMessage, answer: IncomingMessage): void {
      const key = imageKey(req);
      if (!key || req.method !== 'GET' || !isForEver(answer)) return;
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= IMAGE_BYTES) chunks.push(chunk);
      });
      answer.once('end', () => {
        if (answer.complete && bytes <= IMAGE_BYTES)
          held.set(key, sendable(headersOf(answer.headers), chunks));
      });
    },
  };
}

function isForEver({ statusCode, headers }: IncomingMessage): boolean {
  return (
    statusCode === 200 &&
    /\bpublic\b.*\bimmutable\b/.test(headers['cache-control'] ?? '') &&
    (headers['content-type'] ?? '').startsWith('image/') &&
    headers.etag !== undefined &&
    !headers['set-cookie'] &&
    !headers['content-encoding']
  );
}

function sendable(headers: OutgoingHttpHeaders, chunks: Buffer[]): Sendable {
  const etag = String(headers.etag);
  for (const name of OF_ONE_ANSWER) delete headers[name];
  return { status: 200, etag, headers, bodies: { identity: Buffer.concat(chunks) } };
}

// No other query is cached: anybody could make up endless addresses for one picture.
const PICTURE = /^\/uploads\/[^?]{1,300}(\?w=\d{1,4}\.[a-z]{4})?$/;

/** Null when the request is not for a picture. */
export function imageKey({ method, url = '' }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !PICTURE.test(url)) return null;
  return url;
}
