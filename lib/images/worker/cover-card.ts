import type { Sharp } from 'sharp';
import { CARD, CARD_MAX_BYTES, type Picture } from '../picture';
import { encode } from './encode';
import { openPicture } from './sharp';
import { vectorDensity } from './resize';

const SMALLEST_COVER = 120;
const LEAST_KEPT = 0.6;

export type CoverCardResult = { ok: true; picture: Picture } | { ok: false; reason: 'too-small' };

/** Upright ones stand whole in the middle, where apps crop to a square. Throws on bytes that are no picture. */
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
