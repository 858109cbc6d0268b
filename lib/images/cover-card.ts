import 'server-only';
import type { Sharp } from 'sharp';
import { encode, type Picture } from './encode';
import { openPicture } from './sharp';
import { vectorDensity } from './resize';

export const CARD = { width: 1200, height: 630 };
/** WhatsApp refuses above 600 KB and is said to refuse above 300 on weak phones. */
export const CARD_MAX_BYTES = 300_000;

/** Pixels on the shorter side; below it a cover would only be a blur. */
const SMALLEST_COVER = 120;
/** The part of a cover that a crop has to leave; a flyer that would lose more is shown whole. */
const LEAST_KEPT = 0.6;

export type CoverCardResult = { ok: true; picture: Picture } | { ok: false; reason: 'too-small' };

/**
 * A cover as a link preview: cropped around its centre, or, when it is square or upright, whole and
 * in the middle, where the apps that crop to a square leave it. Throws on bytes that are no picture.
 */
export async function coverCard(bytes: Uint8Array): Promise<CoverCardResult> {
  const density = await vectorDensity(bytes, CARD.width);
  const cover = openPicture(bytes, { density })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
  const { width, height } = (await cover.metadata()).autoOrient;
  if (Math.min(width, height) < SMALLEST_COVER) return { ok: false, reason: 'too-small' };
  const ratio = width / height / (CARD.width / CARD.height);
  const kept = Math.min(ratio, 1 / ratio);
  const card = kept < LEAST_KEPT ? await wholeOnBackdrop(cover) : cover.resize(CARD);
  return { ok: true, picture: await encode(card, 'jpeg', CARD_MAX_BYTES) };
}

async function wholeOnBackdrop(cover: Sharp): Promise<Sharp> {
  const whole = await cover
    .clone()
    .resize({ ...CARD, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const speck = await openPicture(whole).resize(60, 32).blur(3).png().toBuffer();
  return openPicture(speck)
    .resize({ ...CARD, kernel: 'cubic' })
    .modulate({ brightness: 0.6 })
    .composite([{ input: whole, gravity: 'centre' }]);
}
