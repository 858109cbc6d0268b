import { GALLERY_ROUND_MS, STRIP_CARD_MS } from './slider-motion';

// spec: speeds
test('strips and gallery move at the speeds of the specification', () => {
  expect(STRIP_CARD_MS).toBe(3000);
  expect(GALLERY_ROUND_MS).toBe(38_000);
});
