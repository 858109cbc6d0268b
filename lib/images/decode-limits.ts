import type { PictureHeader, PictureKind } from './picture-formats';

type Limit = {
  most: number;
  light: number;
};

const MEGA = 1e6;

/** Pixels. ms per megapixel: baseline JPEG, PNG 2-20; progressive 55, interlaced 80; lossless WebP 45; AVIF 190. */
const LIMITS: Record<PictureKind, Limit> = {
  jpeg: { most: 64 * MEGA, light: 13 * MEGA },
  png: { most: 40 * MEGA, light: 8 * MEGA },
  webp: { most: 17 * MEGA, light: 4 * MEGA },
  'jpeg-progressive': { most: 17 * MEGA, light: 3 * MEGA },
  'webp-lossless': { most: 9 * MEGA, light: 2 * MEGA },
  'png-interlaced': { most: 9 * MEGA, light: 2 * MEGA },
  avif: { most: 4.2 * MEGA, light: 0.5 * MEGA },
};

export function maxPixels(kind: PictureKind): number {
  return LIMITS[kind].most;
}

export function isTooLarge({ kind, width, height }: PictureHeader): boolean {
  return width * height > LIMITS[kind].most;
}

export function isHeavy({ kind, width, height }: PictureHeader): boolean {
  return width * height > LIMITS[kind].light;
}
