import 'server-only';
import { createHash } from 'node:crypto';
import { LIMITS } from '@/lib/platform/limits';
import { logger } from '@/lib/platform/log/logger';
import { within } from '@/lib/platform/within';
import { uploadAddressOf } from '@/lib/raffle/addresses';
import type { ImagePath } from '@/lib/raffle/types';
import { isBusy } from './conversion-queue';
import { convertOwn } from './convert';
import type { Picture } from './picture';
import { cardSlot } from './picture-slots';
import { getOriginal } from './picture-store';
import { shopLook } from './preview-version';
import { pictures, sharePicture } from './shared-cache';

export type Drawing = {
  /** Everything else that is drawn. */
  shown: object;
  cover: ImagePath | null;
  /** The cover's place, in pixels. */
  place: { width: number; height: number };
  client: string;
  /** @param cover a `data:` address, or null for a raffle without one */
  draw: (cover: string | null) => Promise<Picture>;
};

/** Not `isWhole` while the cover is missing or late. */
type DrawnPicture = { picture: Picture; isWhole: boolean };

/** Draws once for all visitors who get the same picture. Rejects as busy. */
export async function getDrawnPicture(drawing: Drawing): Promise<DrawnPicture> {
  const { shown, cover, place, client, draw } = drawing;
  const facts = JSON.stringify([shown, cover, place, shopLook()]);
  const key = `drawn/${createHash('sha256').update(facts).digest('base64url')}`;
  const known = pictures.get<Picture>(key);
  if (known) return { picture: known, isWhole: true };
  const address = cover ? uploadAddressOf(cover) : null;
  const original = address && (await within(LIMITS.coverWaitMs, getOriginal(address, client)));
  if (address && !original?.ok) {
    const picture = await sharePicture(`${key} without cover`, () => draw(null));
    return { picture, isWhole: false };
  }
  const make = async () =>
    draw(original?.ok ? await onBackdrop(original.value, place, client) : null);
  return { picture: await sharePicture(key, make), isWhole: true };
}

async function onBackdrop(bytes: Buffer, place: Drawing['place'], client: string) {
  try {
    const jpeg = await convertOwn('on-backdrop', { bytes, ...place }, cardSlot(client));
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch (error) {
    if (isBusy(error)) throw error;
    logger.warn({ event: 'cover-unreadable', problem: String(error) });
    return null;
  }
}
