import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Sendable } from '../front/send-body';
import { answerHeaders } from '../relay/passed-headers';
import { pictureKey } from './picture-key';

const MIB = 2 ** 20;
/** Rough cost of an entry besides its bytes. */
const ENTRY_BYTES = 1000;

/** Said anew each time. */
const OF_ONE_ANSWER = ['date', 'etag', 'content-length'];

type Limits = { totalBytes: number; pictureBytes: number };

const LIMITS: Limits = { totalBytes: 32 * MIB, pictureBytes: MIB / 2 };

export type HeldPictures = ReturnType<typeof createHeldPictures>;

/** Pictures that never change, as Next answered with them; the least asked for make room when there are too many bytes. */
export function createHeldPictures({ totalBytes, pictureBytes }: Limits = LIMITS) {
  const held = new LRUCache<string, Sendable>({
    maxSize: totalBytes,
    sizeCalculation: ({ bodies }, key) => bodies.identity.length + key.length + ENTRY_BYTES,
  });

  return {
    get(req: IncomingMessage): Sendable | undefined {
      const key = pictureKey(req);
      return key ? held.get(key) : undefined;
    },

    /** Looks on while an answer passes, and holds it when it is a whole picture for ever. */
    watch(req: IncomingMessage, answer: IncomingMessage): void {
      const key = pictureKey(req);
      if (!key || req.method !== 'GET' || !isForEver(answer)) return;
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= pictureBytes) chunks.push(chunk);
      });
      answer.once('end', () => {
        if (answer.complete && bytes <= pictureBytes) held.set(key, sendable(answer, chunks));
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

function sendable(answer: IncomingMessage, chunks: Buffer[]): Sendable {
  const headers = answerHeaders(answer.headers);
  const etag = String(headers.etag);
  for (const name of OF_ONE_ANSWER) delete headers[name];
  return { status: 200, etag, headers, bodies: { identity: Buffer.concat(chunks) } };
}
