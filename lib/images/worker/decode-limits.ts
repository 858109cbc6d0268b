import type { Metadata } from 'sharp';
import { LIMITS } from '../../platform/limits';

/** `light` pictures take no heavy slot; `plain` ones are like those that pages send. */
type Cost = 'plain' | 'light' | 'heavy' | 'refused';

const MEGA = 1e6;

/** Pixels. ms per megapixel: baseline JPEG, PNG 2-20; progressive JPEG 55, interlaced PNG 80, lossless WebP 45. */
const PIXELS = {
  jpeg: { most: LIMITS.jpegPixels, light: 13 * MEGA },
  png: { most: LIMITS.pngPixels, light: 8 * MEGA },
  slow: { most: LIMITS.slowPixels, light: 3 * MEGA },
};

/** Scans in progressive JPEGs from ordinary encoders; each one is decoded over all pixels. */
const USUAL_SCANS = 12;
const SCAN = '\xff\xda';

const PACKED_TEXTS = ['zTXt', 'iTXt', 'iCCP'];

export function hasPackedTexts(bytes: Buffer): boolean {
  const count = PACKED_TEXTS.reduce((sum, name) => sum + occurrences(bytes, name), 0);
  return count > LIMITS.packedTexts;
}

/** libvips counts no scans: a JPEG of 300 KB with 20,000 takes 15 s. */
export function costOf(
  {
    format,
    width,
    height,
    isProgressive,
  }: Pick<Metadata, 'format' | 'width' | 'height'> & {
    isProgressive?: boolean;
  },
  bytes: Buffer,
): Cost {
  const isPlain = !isProgressive && (format === 'jpeg' || format === 'png');
  const { most, light } = PIXELS[isPlain ? format : 'slow'];
  const scans = isProgressive && format === 'jpeg' ? occurrences(bytes, SCAN) : 1;
  const pixels = width * height * Math.max(1, scans / USUAL_SCANS);
  if (pixels > most || Math.max(width, height) > LIMITS.pictureSide) return 'refused';
  if (pixels > light) return 'heavy';
  return isPlain && format === 'jpeg' ? 'plain' : 'light';
}

function occurrences(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = -1; (at = bytes.indexOf(text, at + 1, 'latin1')) >= 0;) count += 1;
  return count;
}
