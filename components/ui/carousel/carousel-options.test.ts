import { carouselOptions, flowOptions, stepOptions } from './carousel-options';

const TICKS_PER_SECOND = 60;

// spec: speeds
test('a slide flows by in its time, without a delay', () => {
  const { speed, startDelay } = flowOptions(360, 3000);
  expect(speed * TICKS_PER_SECOND * 3).toBeCloseTo(360);
  expect(startDelay).toBe(0);
});

// spec: speeds
test('slides that share a round go round in its time, however many they are', () => {
  for (const count of [3, 8]) {
    const { speed } = flowOptions(180, 38_000 / count);
    expect(speed * TICKS_PER_SECOND * 38).toBeCloseTo(180 * count);
  }
});

test('a slide at a time waits for its delay', () => {
  expect(stepOptions(6000).delay).toBe(6000);
});

// spec: gallery-loops
test('every carousel loops, begins where the visitor had scrolled to, and waits to be started', () => {
  expect(carouselOptions(2)).toMatchObject({ loop: true, align: 'start', startIndex: 2 });
  for (const options of [flowOptions(360, 3000), stepOptions(6000)]) {
    expect(options).toMatchObject({ playOnInit: false, stopOnFocusIn: false });
  }
});
