import type { AutoScrollOptionsType } from 'embla-carousel-auto-scroll';
import type { AutoplayOptionsType } from 'embla-carousel-autoplay';

/** Embla counts motion in pixels per step of its clock, which ticks 60 times a second. */
const TICK_MS = 1000 / 60;

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** `useMotion` decides when it moves. */
const NEVER_BY_ITSELF = { playOnInit: false, stopOnFocusIn: false };

export function carouselOptions(startIndex: number) {
  return {
    loop: true,
    align: 'start',
    startIndex,
    inViewThreshold: 0.5,
    watchFocus: false,
  } as const;
}

export function stepOptions(delayMs: number) {
  return { ...NEVER_BY_ITSELF, delay: delayMs } satisfies AutoplayOptionsType;
}

/** `slideWidth` pixels, gap included, pass in `slideMs`, without a start delay. */
export function flowOptions(slideWidth: number, slideMs: number) {
  const speed = (slideWidth * TICK_MS) / slideMs;
  return { ...NEVER_BY_ITSELF, speed, startDelay: 0 } satisfies AutoScrollOptionsType;
}
