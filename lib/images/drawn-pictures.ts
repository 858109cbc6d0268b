import 'server-only';
import { createHash } from 'node:crypto';
import { LIMITS } from '@/lib/platform/limits';
import { within } from '@/lib/platform/within';
import { uploadAddressOf } from '@/lib/raffle/addresses';
import type { ImagePath } from '@/lib/raffle/types';
import type { Picture } from './picture';
import { getPicture } from './picture-store';
import { shopLook } from './preview-version';
import { pictures, sharePicture } from './shared-cache';

export type Drawing = {
  /** Everything else that is drawn. */
  shown: object;
  cover: ImagePath | null;
  client: string;
  /** @param cover a `data:` address, or null for a raffle without one */
  draw: (cover: string | null) => Promise<Picture>;
};

/** Not `isWhole` while the cover is missing, late or a stored one. */
type DrawnPicture = { picture: Picture; isWhole: boolean };

/** As wide as the pictures themselves, in pixels. */
const COVER_WIDTH = 1080;

/** Draws once for all visitors who get the same picture. Rejects as busy. */
export async function getDrawnPicture(drawing: Drawing): Promise<DrawnPicture> {
  const { shown, cover, client, draw } = drawing;
  const facts = JSON.stringify([shown, cover, shopLook()]);
  const key = `drawn/${createHash('sha256').update(facts).digest('base64url')}`;
  const known = pictures.get<Picture>(key);
  if (known) return { picture: known, isWhole: true };
  const address = cover ? uploadAddressOf(cover) : null;
  const wanted = address && ({ address, width: COVER_WIDTH, format: 'jpeg' } as const);
  const photo = wanted && (await within(LIMITS.coverWaitMs, getPicture(wanted, client)));
  const isWhole = !wanted || photo?.source === 'original';
  const isShown = photo?.source === 'original' || photo?.source === 'kept';
  const make = () => draw(isShown ? dataUrl(photo.picture) : null);
  return {
    picture: await sharePicture(isWhole ? key : `${key} ${photo?.source ?? 'late'}`, make),
    isWhole,
  };
}

function dataUrl({ type, body }: Picture): string {
  return `data:${type};base64,${body.toString('base64')}`;
}
