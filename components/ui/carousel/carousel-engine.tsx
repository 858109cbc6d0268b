import AutoScroll from 'embla-carousel-auto-scroll';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { carouselOptions, flowOptions, stepOptions } from './carousel-options';

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
};

type RunningCarouselProps = {
  viewport: HTMLElement;
  motion: CarouselMotion;
  onEngine: (engine: CarouselEngine | null) => void;
};

/** Takes over a list that scrolled by itself until now, from where it stands. Draws nothing. */
export function RunningCarousel({ viewport, motion, onEngine }: RunningCarouselProps) {
  const [{ options, plugins }] = useState(() => setUp(viewport, motion));
  const [attach, embla] = useEmblaCarousel(options, plugins);

  useEffect(() => {
    stopNativeScroll(viewport);
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    if (motion.kind === 'step') embla.on('slidesInView', keepTabOnVisibleSlides);
    onEngine(engineOf(embla, plugins[0]));
    return () => onEngine(null);
  }, [embla, motion, plugins, onEngine]);

  return null;
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Player = { play: () => void; stop: () => void };

function setUp(viewport: HTMLElement, motion: CarouselMotion) {
  const slideWidth = viewport.firstElementChild?.firstElementChild?.clientWidth || 1;
  const player =
    motion.kind === 'step'
      ? Autoplay(stepOptions(motion.delayMs))
      : AutoScroll(flowOptions(slideWidth, motion.slideMs));
  return {
    options: carouselOptions(Math.round(viewport.scrollLeft / slideWidth)),
    plugins: [player] as [typeof player],
  };
}

function stopNativeScroll(viewport: HTMLElement) {
  viewport.dataset.live = 'true';
  viewport.scrollLeft = 0;
}

function keepTabOnVisibleSlides(embla: Embla) {
  const visible = new Set(embla.slidesInView());
  embla.slideNodes().forEach((slide, index) => {
    slide.inert = !visible.has(index);
  });
}

function engineOf(embla: Embla, player: Player): CarouselEngine {
  return {
    canMove: embla.scrollSnapList().length > 1,
    canLoop: embla.internalEngine().options.loop,
    play: () => player.play(),
    stop: () => player.stop(),
    previous: () => embla.scrollPrev(),
    next: () => embla.scrollNext(),
  };
}
