import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { CarouselControls, type CarouselEngine, type LiveCarouselProps } from './carousel-controls';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Takes over a natively scrolling list at its current slide, and turns it slide by slide. */
export function StepCarousel({ viewport, slideMs }: LiveCarouselProps) {
  const [startIndex] = useState(() => {
    const slideWidth = viewport.firstElementChild?.firstElementChild?.clientWidth || 1;
    return Math.round(viewport.scrollLeft / slideWidth);
  });
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    startIndex,
    inViewThreshold: 0.5,
    watchFocus: false,
  });

  useEffect(() => {
    stopNativeScroll(viewport);
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    embla?.on('slidesInView', keepTabOnVisibleSlides);
  }, [embla]);

  const engine = useMemo(() => embla && createEngine(embla, slideMs), [embla, slideMs]);
  return <CarouselControls viewport={viewport} engine={engine ?? null} />;
}

function stopNativeScroll(viewport: HTMLElement) {
  viewport.dataset.embla = 'true';
  viewport.scrollLeft = 0;
}

function createEngine(embla: Embla, slideMs: number): CarouselEngine {
  let timer: ReturnType<typeof setInterval>;
  return {
    play() {
      timer = setInterval(() => embla.scrollNext(), slideMs);
    },
    stop: () => clearInterval(timer),
    turn: (by) => (by > 0 ? embla.scrollNext() : embla.scrollPrev()),
  };
}

function keepTabOnVisibleSlides(embla: Embla) {
  const visible = new Set(embla.slidesInView());
  embla.slideNodes().forEach((slide, index) => {
    slide.inert = !visible.has(index);
  });
}
