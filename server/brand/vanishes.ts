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

/** True if much of the picture's outline has nearly the colour of the ground on which it lies. */
export async function vanishesOn(ground: string, picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ height: HEIGHT })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alpha = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? SOLID : (data[(y * width + x) * 4 + 3] ?? 0);
  let [outline, faint] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alpha(x, y) < SOLID || !isBesideClear(x, y)) continue;
      outline += 1;
      if (contrast(colourAt((y * width + x) * 4), ground) < LEAST_CONTRAST) faint += 1;
    }
  }
  return outline > 0 && faint / outline > MOST_FAINT;

  function isBesideClear(x: number, y: number): boolean {
    const around = [
      alpha(x - OUTLINE, y),
      alpha(x + OUTLINE, y),
      alpha(x, y - OUTLINE),
      alpha(x, y + OUTLINE),
    ];
    return around.some((each) => each < CLEAR);
  }

  function colourAt(from: number): string {
    return `#${data.subarray(from, from + 3).toString('hex')}`;
  }
}
