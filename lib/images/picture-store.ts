import 'server-only';
import { LRUCache } from 'lru-cache';
import { readUpload, type UploadResult } from '@/lib/admin-api/uploads';
import { logger } from '@/lib/log/logger';
import type { UploadAddress } from '@/lib/raffle/upload-address';
import { ConversionsBusy } from './conversion-queue';
import { convertOwn } from './convert';
import type { Picture, PictureFormat } from './picture';
import { readPlaceholder } from './placeholder';

export type StoredPicture = { picture: Picture; source: 'original' | 'missing' | 'unavailable' };

type Wanted = { address: UploadAddress; width: number; format: PictureFormat };

const MIB = 1024 * 1024;
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

export async function getOriginal(address: UploadAddress): Promise<UploadResult> {
  return originals.forceFetch(`${address.folder}/${address.file}`, { context: address });
}

/** Rejects with `ConversionsBusy`. */
export async function getPicture(wanted: Wanted): Promise<StoredPicture> {
  return variants.forceFetch(keyOf(wanted), { context: wanted });
}

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
    const picture = await convertOwn('resize', { bytes: original.value, width, format });
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
  const bytes = await readPlaceholder();
  return { picture: await convertOwn('resize', { bytes, width, format }), source };
}
