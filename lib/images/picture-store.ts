import 'server-only';
import { LRUCache } from 'lru-cache';
import { readUpload, type UploadResult } from '@/lib/admin-api/uploads';
import { logger } from '@/lib/log/logger';
import type { UploadAddress } from '@/lib/raffle/upload-address';
import { ConversionsBusy, inTurn } from './conversion-queue';
import type { Picture, PictureFormat } from './encode';
import { readPlaceholder } from './placeholder';
import { resizePicture } from './resize';

/** `missing` and `unavailable` come with the placeholder in place of the picture. */
export type StoredPicture = { picture: Picture; source: 'original' | 'missing' | 'unavailable' };

type Wanted = { address: UploadAddress; width: number; format: PictureFormat };

const MIB = 1024 * 1024;
/** How long a picture that could not be had is not asked for again. */
const RETRY_MS = { missing: 60_000, unavailable: 3000 };

const originals = new LRUCache<string, UploadResult, UploadAddress>({
  maxSize: 48 * MIB,
  sizeCalculation: (result) => (result.ok ? result.value.length : 0) + 200,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context, options }) => {
    const result = await readUpload(context);
    if (!result.ok) options.ttl = RETRY_MS[result.reason];
    return result;
  },
});

const variants = new LRUCache<string, StoredPicture, Wanted>({
  maxSize: 96 * MIB,
  sizeCalculation: ({ picture }) => picture.body.length + 500,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context, options }) => {
    const stored = await make(context);
    if (stored.source !== 'original') options.ttl = RETRY_MS[stored.source];
    return stored;
  },
});

/** One download per file however many ask; kept for other sizes and for when the admin API is away. */
export async function getOriginal(address: UploadAddress): Promise<UploadResult> {
  return originals.forceFetch(`${address.folder}/${address.file}`, { context: address });
}

/** One conversion per size and format however many ask. Rejects with `ConversionsBusy`. */
export async function getPicture(wanted: Wanted): Promise<StoredPicture> {
  return variants.forceFetch(keyOf(wanted), { context: wanted });
}

/** Whether `getPicture` has it in memory, so that it costs nothing. */
export function isPictureKept(wanted: Wanted): boolean {
  return variants.has(keyOf(wanted));
}

function keyOf({ address, width, format }: Wanted): string {
  return `${address.folder}/${address.file}?${width}.${format}`;
}

async function make({ address, width, format }: Wanted): Promise<StoredPicture> {
  const original = await getOriginal(address);
  if (!original.ok) return placeholder(width, format, original.reason);
  try {
    const picture = await inTurn(() => resizePicture(original.value, width, format));
    return { picture, source: 'original' };
  } catch (error) {
    if (error instanceof ConversionsBusy) throw error;
    logger.warn({ event: 'picture-unreadable', ...address, problem: String(error) });
    return placeholder(width, format, 'missing');
  }
}

async function placeholder(
  width: number,
  format: PictureFormat,
  source: 'missing' | 'unavailable',
): Promise<StoredPicture> {
  const drawing = await readPlaceholder();
  return { picture: await inTurn(() => resizePicture(drawing, width, format)), source };
}
