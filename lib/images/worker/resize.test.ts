import sharp from 'sharp';
import { resizePicture } from './resize';

const KIB = 1024;

/** Noise, which no format makes small. */
function noisy(height: number, sigma: number) {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const create = { width: 829, height, channels: 3 as const, background: '#888', noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

test.each([
  ['as wide as a phone shows it fits in 50 KiB', 828, 300, 20, 0, 50],
  ['wider than that may have more', 829, 300, 20, 50, 150],
  ['wider than that fits in 150 KiB', 829, 700, 30, 100, 150],
])('a picture %s', async (_, width, height, sigma, moreThan, most) => {
  const { body } = await resizePicture(await noisy(height, sigma), width, 'jpeg');
  expect(body.length).toBeGreaterThan(moreThan * KIB);
  expect(body.length).toBeLessThanOrEqual(most * KIB);
});
