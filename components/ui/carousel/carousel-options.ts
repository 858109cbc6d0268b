export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export type CarouselMotion =
  /** One slide at a time, each shown for `delayMs`. */
  | { kind: 'step'; delayMs: number }
  /** Continuous; a slide passes in `slideMs`. */
  | { kind: 'flow'; slideMs: number };

export function carouselOptions(startIndex: number) {
  return {
    loop: true,
    align: 'start',
    startIndex,
    inViewThreshold: 0.5,
    watchFocus: false,
  } as const;
}

const TURN_MS = 500;

/** The move to the next slide. */
export function moveTiming(motion: CarouselMotion) {
  return motion.kind === 'step'
    ? { delay: motion.delayMs, duration: TURN_MS, easing: 'ease-in-out' }
    : { delay: 0, duration: motion.slideMs, easing: 'linear' };
}
