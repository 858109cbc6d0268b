import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Picture } from '@/lib/images/picture';

const MIB = 1024 * 1024;

const pictures = new LRUCache<string, Picture, () => Promise<Picture>>({
  maxSize: 16 * MIB,
  sizeCalculation: ({ body }) => body.length + 500,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

/** Rejects with `ConversionsBusy`. */
export async function getTicketPicture(
  shown: object,
  draw: () => Promise<Picture>,
): Promise<Picture> {
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return pictures.forceFetch(key, { context: draw });
}
