import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { LIMITS } from '../../platform/limits';

sharp.cache(false);
// Each thread's stack counts against the memory limit of the process.
sharp.concurrency(2);
// Loaders for PDF, TIFF and raw formats stay blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg', 'Heif'].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});

/** Does not decode yet. Truncated pictures are accepted later, because phones show them too. */
export function openPicture(source: Uint8Array | string, options: SharpOptions = {}): Sharp {
  return sharp(source, {
    limitInputPixels: LIMITS.jpegPixels,
    failOn: 'none',
    ...options,
  }).autoOrient();
}
