import sharp, { type Sharp, type SharpOptions } from 'sharp';

sharp.cache(false);
// Each thread has a stack that counts against the memory of the process.
sharp.concurrency(2);
// Loaders of PDF, TIFF and raw formats stay blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg', 'Heif'].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});

/** Above the 50.1 million of the largest phone cameras. */
const MAX_PIXELS = 64e6;

/** Decodes nothing yet, later what is there: phones show a picture without its end too. */
export function openPicture(source: Uint8Array | string, options: SharpOptions = {}): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'none', ...options }).autoOrient();
}
