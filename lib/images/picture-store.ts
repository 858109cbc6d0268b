import 'server-only';
import { LRUCache } from 'lru-cache';
import { isKnownUpload } from '@/lib/admin-api/known-uploads';
import { readUpload, type UploadResult } from '@/lib/admin-api/uploads';
import { logger } from '@/lib/platform/log/logger';
import { processWide } from '@/lib/platform/process-wide';
import { within } from '@/lib/platform/within';
import type { UploadAddress } from '@/lib/raffle/addresses';
import { isBusy } from './conversion-queue';
import { convertOwn } from './convert';
import { shareJob } from './share-job';
import type { Picture, PictureFormat } from './picture';
import { pagePictureSlot } from './picture-slots';
import { renderPlaceholder } from './placeholder';
import { forgetCover, readStoredCover, STORED_COVER_WIDTH, storeCover } from './stored-covers';
import { inUnlistedPictureSlot } from './unlisted-pictures';

/** `kept`: made of the stored cover while the admin API does not answer. */
export type StoredPicture = {
  picture: Picture;
  source: 'original' | 'kept' | 'missing' | 'unavailable';
};

type Wanted = { address: UploadAddress; width: number; format: PictureFormat };

/** The visitor whose queue slot is used; `begun` is called when the work starts for that visitor. */
type Asking = { client: string; begun: () => void };

const MIB = 1024 * 1024;
const RETRY_MS = { missing: 60_000, kept: 60_000, unavailable: 3000 };
/** Then a stored cover is shown. */
const PATIENCE_MS = 2000;

/** Shared with the pages' bundle, which draws cards of the same pictures. */
const originals = processWide(
  'original-pictures',
  () =>
    new LRUCache<string, UploadResult, Asking & { address: UploadAddress }>({
      maxSize: 48 * MIB,
      sizeCalculation: (result) => (result.ok ? result.value.length : 0) + 200,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { address, client, begun }, options }) => {
        begun();
        const read = () => readUpload(address);
        const result = await (isKnownUpload(address)
          ? read()
          : inUnlistedPictureSlot(client, read));
        if (!result.ok) options.ttl = RETRY_MS[result.reason];
        if (!result.ok && result.reason === 'missing') await forgetCover(address);
        return result;
      },
    }),
);

/** Shared with the pages' bundle, which begins the cover that is stored. */
const variants = processWide(
  'made-pictures',
  () =>
    new LRUCache<string, StoredPicture, Wanted & Asking>({
      maxSize: 96 * MIB,
      // Placeholders share one body, so made-up names must not evict real pictures.
      sizeCalculation: ({ picture, source }) =>
        (source === 'original' || source === 'kept' ? picture.body.length : 0) + 500,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context, options }) => {
        context.begun();
        const stored = await make(context);
        if (stored.source !== 'original') options.ttl = RETRY_MS[stored.source];
        return stored;
      },
    }),
);

/** Rejects as busy. */
export async function getOriginal(address: UploadAddress, client: string): Promise<UploadResult> {
  return shareJob((begun) =>
    originals.forceFetch(originalKeyOf(address), { context: { address, client, begun } }),
  );
}

function originalKeyOf({ folder, file }: UploadAddress): string {
  return `${folder}/${file}`;
}

/** Rejects as busy. */
export async function getPicture(wanted: Wanted, client: string): Promise<StoredPicture> {
  const stored = await shareJob((begun) =>
    variants.forceFetch(keyOf(wanted), { context: { ...wanted, client, begun } }),
  );
  const { address, width } = wanted;
  if (stored.source === 'original') void storeCover(address, { ...stored.picture, width });
  return stored;
}

/** A cover outlives the process from its page on, whether or not somebody loads its pictures. */
export function beginStoredCover(address: UploadAddress): void {
  getPicture({ address, width: STORED_COVER_WIDTH, format: 'avif' }, 'page').catch(() => undefined);
}

export function isPictureKept(wanted: Wanted): boolean {
  return variants.has(keyOf(wanted));
}

function keyOf({ address, width, format }: Wanted): string {
  return `${originalKeyOf(address)}?${width}.${format}`;
}

async function make(asking: Wanted & Asking): Promise<StoredPicture> {
  const { address, width, format, client } = asking;
  const reading = getOriginal(address, client);
  const inTime = await within(PATIENCE_MS, reading);
  const isAway = !inTime || (!inTime.ok && inTime.reason === 'unavailable');
  const kept = isAway && (await makeOfKept(asking));
  if (kept) return kept;
  const original = await reading;
  if (!original.ok) return placeholder(width, format, original.reason);
  try {
    const asked = { bytes: original.value, width, format };
    const picture = await convertOwn('resize', asked, pagePictureSlot(client));
    return { picture, source: 'original' };
  } catch (error) {
    if (isBusy(error)) throw error;
    logger.warn({ event: 'picture-unreadable', ...address, problem: String(error) });
    // Otherwise each width and format would take as long again.
    const missing = { ok: false, reason: 'missing' } as const;
    originals.set(originalKeyOf(address), missing, { ttl: RETRY_MS.missing });
    return placeholder(width, format, 'missing');
  }
}

async function makeOfKept({ address, width, format, client }: Wanted & Asking) {
  const cover = await readStoredCover(address);
  if (!cover) return null;
  const isAsAsked = cover.width === width && cover.type === `image/${format}`;
  const asked = { bytes: cover.body, width, format };
  try {
    const picture = isAsAsked ? cover : await convertOwn('resize', asked, pagePictureSlot(client));
    return { picture, source: 'kept' } as const;
  } catch (error) {
    if (isBusy(error)) throw error;
    return null;
  }
}

async function placeholder(
  width: number,
  format: PictureFormat,
  source: 'missing' | 'unavailable',
): Promise<StoredPicture> {
  return { picture: await renderPlaceholder(width, format), source };
}
