import sharp from 'sharp';
import { contrast } from '../../lib/content/colours';

const HEIGHT = 120;
const CLEAR = 50;
const SOLID = 200;
/** Between them an outline is soft. */
const OUTLINE = 2;
/** Below it the eye does not find a letter. */
const LEAST_CONTRAST = 2;
/** A sign may be seen beside letters that are not. */
const MOST_FAINT = 0.3;
const CHANNELS = 4;

/** True if much of the picture's outline has nearly the colour of the ground on which it lies. */
export async function isInvisibleOn(ground: string, picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ height: HEIGHT })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (pixel: number) => data[pixel * CHANNELS + 3] ?? SOLID;
  const around = [1, -1, info.width, -info.width].map((step) => step * OUTLINE);
  let [outline, faint] = [0, 0];
  for (let pixel = 0; pixel < data.length / CHANNELS; pixel += 1) {
    if (alphaAt(pixel) < SOLID || !around.some((step) => alphaAt(pixel + step) < CLEAR)) continue;
    outline += 1;
    const colour = data.subarray(pixel * CHANNELS, pixel * CHANNELS + 3).toString('hex');
    if (contrast(`#${colour}`, ground) < LEAST_CONTRAST) faint += 1;
  }
  return faint > MOST_FAINT * outline;
}
