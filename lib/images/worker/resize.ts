import type { Picture, PictureFormat } from '../picture';
import { encode } from './encode';
import { openPicture } from './sharp';

const KIB = 1024;
const VECTOR_DPI = 72;

/** Never enlarges. Throws if the bytes are not a readable picture. */
export async function resizePicture(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Picture> {
  const density = await vectorDensity(bytes, width);
  const image = openPicture(bytes, { density })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  return encode(image, format, width <= 828 ? 50 * KIB : 150 * KIB);
}

export async function vectorDensity(bytes: Uint8Array, width: number): Promise<number | undefined> {
  const drawn = await openPicture(bytes).metadata();
  if (drawn.format !== 'svg') return undefined;
  return Math.min(2400, Math.max(VECTOR_DPI, Math.ceil((VECTOR_DPI * width) / drawn.width)));
}
