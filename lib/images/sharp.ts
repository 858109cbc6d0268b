import 'server-only';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

sharp.cache(false);
// What libvips could read besides these (PDF, TIFF, raw formats) nobody uploads here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg', 'Heif'].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});

/** Above the 50.1 million of the largest phone cameras. */
const MAX_PIXELS = 64e6;
const MAX_SECONDS = 10;

/** The first frame of bytes or of a file, upright. Nothing is decoded yet: what is wrong with the bytes shows at the end. */
export function openPicture(source: Uint8Array | string, options: SharpOptions = {}): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
}
