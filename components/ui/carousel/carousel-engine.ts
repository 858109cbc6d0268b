import EmblaCarousel from 'embla-carousel';
import AutoScroll from 'embla-carousel-auto-scroll';
import Autoplay from 'embla-carousel-autoplay';

export type CarouselMotion =
  /** A slide at a time, each shown for `delayMs`. */
  | { kind: 'step'; delayMs: number }
  /** Without stopping; a slide takes `slideMs` to pass. */
  | { kind: 'flow'; slideMs: number };

export type CarouselEngine = {
  /** Everything fits when false: there is nothing to turn. */
  canMove: boolean;
  /** Motion goes round; without a loop it would end at the last slide. */
  canLoop: boolean;
  play: () => void;
  stop: () => void;
  previous: () => void;
  next: () => void;
  destroy: () => void;
};

/** Embla counts motion in pixels per step of its clock, which ticks 60 times a second. */
const TICK_MS = 1000 / 60;

/** Takes over a list that scrolled by itself until now, from where it stands. */
export function startCarousel(viewport: HTMLElement, motion: CarouselMotion): CarouselEngine {
  const slideWidth = viewport.firstElementChild?.firstElementChild?.clientWidth || 1;
  const startIndex = Math.round(viewport.scrollLeft / slideWidth);
  const plugin =
    motion.kind === 'step'
      ? Autoplay({ delay: motion.delayMs, playOnInit: false, stopOnFocusIn: false })
      : AutoScroll({
          speed: (slideWidth * TICK_MS) / motion.slideMs,
          startDelay: 0,
          playOnInit: false,
          stopOnFocusIn: false,
        });
  viewport.dataset.live = 'true';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    { loop: true, align: 'start', startIndex, inViewThreshold: 0.5 },
    [plugin],
  );

  function keepTabOnVisibleSlides() {
    const visible = new Set(embla.slidesInView());
    embla.slideNodes().forEach((slide, index) => {
      slide.inert = !visible.has(index);
    });
  }
  if (motion.kind === 'step') embla.on('slidesInView', keepTabOnVisibleSlides);

  return {
    canMove: embla.scrollSnapList().length > 1,
    canLoop: embla.internalEngine().options.loop,
    play: plugin.play,
    stop: plugin.stop,
    previous: () => embla.scrollPrev(),
    next: () => embla.scrollNext(),
    destroy: () => embla.destroy(),
  };
}
