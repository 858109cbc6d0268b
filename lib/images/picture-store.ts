import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readUpload, type UploadResult } from '@/lib/admin-api/uploads';
import { logger } from '@/lib/platform/log/logger';
import { processWide } from '@/lib/platform/process-wide';
import { createSemaphore } from '@/lib/platform/semaphore';
import { within } from '@/lib/platform/within';
import type { UploadAddress } from '@/lib/raffle/addresses';
import { cardSlot, isBusy, pagePictureSlot, refuseBusy } from './conversion-queue';
import { convertOwn } from './convert';
import type { Picture, PictureFormat } from './picture';
import { createSharedCache, pictures, sharePicture } from './shared-cache';
import { forgetCover, readStoredCover, STORED_COVER_WIDTH, storeCover } from './stored-covers';

/** `kept`: made of the stored cover while the admin API does not answer. */
export type StoredPicture = {
  picture: Picture;
  source: 'original' | 'kept' | 'missing' | 'unavailable';
};

type Wanted = { address: UploadAddress; width: number; format: PictureFormat };

const RETRY_MS = { missing: 60_000, kept: 60_000, unavailable: 3000 };
/** Then a stored cover is shown. */
const PATIENCE_MS = 2000;

/** One for each connection. A visitor who makes up names leaves some to others. */
const turns = processWide('original-picture-turns', () =>
  createSemaphore({
    running: { all: 8, ofClient: 6 },
    waiting: { all: 1200, ofClient: 150 },
    patienceMs: 15_000,
  }),
);

const originals = createSharedCache('original-pictures', 48 * 2 ** 20);

/** Rejects as busy. */
export function getOriginal(address: UploadAddress, client: string): Promise<UploadResult> {
  return originals.share<UploadResult>(originalKeyOf(address), async () => {
    const made = await turns.run({ client }, () => readUpload(address), refuseBusy);
    if (made.ok) return { made, bytes: made.value.length };
    if (made.reason === 'missing') await forgetCover(address);
    return { made, bytes: 0, keepMs: RETRY_MS[made.reason] };
  });
}

function originalKeyOf({ folder, file }: UploadAddress): string {
  return `${folder}/${file}`;
}

/** Rejects as busy. */
export async function getPicture(wanted: Wanted, client: string): Promise<StoredPicture> {
  const stored = await pictures.share<StoredPicture>(keyOf(wanted), async () => {
    const made = await make(wanted, client);
    const { source, picture } = made;
    if (source === 'original') return { made, bytes: picture.body.length };
    // Placeholders share one body, so made-up names must not evict real pictures.
    return { made, bytes: source === 'kept' ? picture.body.length : 0, keepMs: RETRY_MS[source] };
  });
  const { address, width } = wanted;
  if (stored.source === 'original') void storeCover(address, { ...stored.picture, width });
  return stored;
}

/** A cover outlives the process from its page on, whether or not somebody loads its pictures. */
export function beginStoredCover(address: UploadAddress): void {
  getPicture({ address, width: STORED_COVER_WIDTH, format: 'avif' }, 'page').catch(() => undefined);
}

export function isPictureKept(wanted: Wanted): boolean {
  return pictures.get(keyOf(wanted)) !== undefined;
}

function keyOf({ address, width, format }: Wanted): string {
  return `converted/${originalKeyOf(address)}?${width}.${format}`;
}

async function make(wanted: Wanted, client: string): Promise<StoredPicture> {
  const { address, width, format } = wanted;
  const reading = getOriginal(address, client);
  const inTime = await within(PATIENCE_MS, reading);
  const isAway = !inTime || (!inTime.ok && inTime.reason === 'unavailable');
  const kept = isAway && (await makeOfKept(wanted, client));
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
    originals.set(originalKeyOf(address), { made: missing, bytes: 0, keepMs: RETRY_MS.missing });
    return placeholder(width, format, 'missing');
  }
}

async function makeOfKept({ address, width, format }: Wanted, client: string) {
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
  // Drawn once per width and format, for any number of made-up names.
  const picture = await sharePicture(`placeholder/${width}.${format}`, async () => {
    const bytes = await readFile(join(process.cwd(), 'public/brand/no-image.svg'));
    return convertOwn('resize', { bytes, width, format }, cardSlot('shop'));
  });
  return { picture, source };
}
