import {
  GALLERY_ROUND_MS,
  HERO_SLIDE_MS,
  STRIP_CARD_MS,
  TESTIMONIAL_MS,
} from '@/lib/raffle/slider-motion';
import { carouselOptions, flowOptions, stepOptions } from './carousel-options';

const TICKS_PER_SECOND = 60;

test('a card of a strip passes in 3 s, without a delay', () => {
  expect(STRIP_CARD_MS).toBe(3000);
  const { speed, startDelay } = flowOptions(360, STRIP_CARD_MS);
  expect(speed * TICKS_PER_SECOND * 3).toBeCloseTo(360);
  expect(startDelay).toBe(0);
});

test('the pictures of a gallery go round in 38 s, however many they are', () => {
  expect(GALLERY_ROUND_MS).toBe(38_000);
  for (const count of [3, 8]) {
    const { speed } = flowOptions(180, GALLERY_ROUND_MS / count);
    expect(speed * TICKS_PER_SECOND * 38).toBeCloseTo(180 * count);
  }
});

test('hero and testimonials turn a slide at a time, after one could be read', () => {
  expect(stepOptions(HERO_SLIDE_MS).delay).toBe(6000);
  expect(stepOptions(TESTIMONIAL_MS).delay).toBe(8000);
});

test('every carousel loops, begins where the visitor had scrolled to, and waits to be started', () => {
  expect(carouselOptions(2)).toMatchObject({ loop: true, align: 'start', startIndex: 2 });
  for (const options of [flowOptions(360, 3000), stepOptions(6000)]) {
    expect(options).toMatchObject({ playOnInit: false, stopOnFocusIn: false });
  }
});
