import type { PictureHeader, PictureKind } from './picture-formats';

type Limit = {
  most: number;
  light: number;
};

const MEGA = 1e6;

/** Each line costs 0.2 µs, even in a picture one pixel wide. */
const MAX_SIDE = 65_535;

/** Scans in progressive JPEGs from ordinary encoders; more scans cost more. */
const USUAL_PASSES = 12;

/** Pixels. ms per megapixel: baseline JPEG, PNG 2-20; progressive 55, interlaced 80; lossless WebP 45. */
const LIMITS: Record<PictureKind, Limit> = {
  jpeg: { most: 64 * MEGA, light: 13 * MEGA },
  png: { most: 40 * MEGA, light: 8 * MEGA },
  webp: { most: 17 * MEGA, light: 4 * MEGA },
  'jpeg-progressive': { most: 17 * MEGA, light: 3 * MEGA },
  'webp-lossless': { most: 9 * MEGA, light: 2 * MEGA },
  'png-interlaced': { most: 9 * MEGA, light: 2 * MEGA },
};

export function isTooLarge(header: PictureHeader): boolean {
  if (Math.max(header.width, header.height) > MAX_SIDE) return true;
  return work(header) > LIMITS[header.kind].most;
}

export function isHeavy(header: PictureHeader): boolean {
  return work(header) > LIMITS[header.kind].light;
}

function work({ width, height, passes }: PictureHeader): number {
  return width * height * Math.max(1, passes / USUAL_PASSES);
}

/** The kind that pages send: nothing in it is slow to decode. */
export function isPlain(header: PictureHeader): boolean {
  return header.kind === 'jpeg' && !isHeavy(header);
}
