import { receiptSize } from './receipt-size';

test.each([
  ['a photo', [4000, 3000], [1600, 1200]],
  ['a photo held upright', [3000, 4000], [1200, 1600]],
  ['a capture of a phone', [1080, 2400], [720, 1600]],
  ['a small picture', [300, 200], [300, 200]],
  ['the tallest screen', [1080, 2700], [640, 1600]],
  ['a capture that was scrolled a little', [1080, 2701], [1080, 2701]],
  ['a scrolled capture', [1080, 9000], [1080, 9000]],
  ['one of a large screen', [1440, 9000], [1080, 6750]],
  ['one that has no end', [1080, 30_000], [600, 16_667]],
  ['a narrow one', [192, 1600], [192, 1600]],
  ['a panorama', [9000, 1080], [1600, 192]],
  ['a line', [1, 65_535], [1, 65_535]],
  ['a line that lies', [65_535, 1], [1600, 1]],
] as const)('%s of %j becomes %j', (_what, [width, height], [shrunkWidth, shrunkHeight]) => {
  const shrunk = receiptSize({ width, height });
  expect(shrunk).toEqual({ width: shrunkWidth, height: shrunkHeight });
});
