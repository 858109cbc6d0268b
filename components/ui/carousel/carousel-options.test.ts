import { carouselOptions, moveTiming } from './carousel-options';

// spec: speeds
test('a slide flows by in its time, steadily and without a delay', () => {
  expect(moveTiming({ kind: 'flow', slideMs: 3000 })).toEqual({
    delay: 0,
    duration: 3000,
    easing: 'linear',
  });
});

test('a slide at a time waits for its delay', () => {
  expect(moveTiming({ kind: 'step', delayMs: 6000 }).delay).toBe(6000);
});

// spec: gallery-loops
test('every carousel loops, and begins where the visitor had scrolled to', () => {
  expect(carouselOptions(2)).toMatchObject({ loop: true, align: 'start', startIndex: 2 });
});
