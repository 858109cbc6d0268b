import AutoScroll from 'embla-carousel-auto-scroll';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { carouselOptions, flowOptions, REDUCED_MOTION, stepOptions } from './carousel-options';

export type CarouselMotion =
  /** One slide at a time, each shown for `delayMs`. */
  | { kind: 'step'; delayMs: number }
  /** Continuous; a slide passes in `slideMs`. */
  | { kind: 'flow'; slideMs: number };

export type CarouselEngine = {
  canMove: boolean;
  /** The motion wraps around. Without a loop it would end at the last slide. */
  canLoop: boolean;
  play: () => void;
  /** Stops on a whole slide. */
  stop: () => void;
  previous: () => void;
  next: () => void;
};

type RunningCarouselProps = {
  viewport: HTMLElement;
  motion: CarouselMotion;
  onEngine: (engine: CarouselEngine | null) => void;
  /** Called with the same engine after a resize, which may change whether all slides fit. */
  onResize: (engine: CarouselEngine) => void;
};

/** Takes over a natively scrolling list at its current position. Renders nothing. */
export function RunningCarousel(props: RunningCarouselProps) {
  const { viewport, motion, onEngine, onResize } = props;
  const [{ options, plugins }] = useState(() => setUp(viewport, motion));
  const [attach, embla] = useEmblaCarousel(options, plugins);

  useEffect(() => {
    stopNativeScroll(viewport);
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const gone = new AbortController();
    if (motion.kind === 'step') embla.on('slidesInView', keepTabOnVisibleSlides);
    else embla.on('slidesInView', hurryNextPictures).on('select', hurryNextPictures);
    keepFocusInSight(embla, plugins[0], gone.signal);
    const tellResize = () => onResize(engineOf(embla, plugins[0]));
    embla.on('reInit', tellResize);
    onEngine(engineOf(embla, plugins[0]));
    return () => {
      gone.abort();
      embla.off('reInit', tellResize);
      onEngine(null);
    };
  }, [embla, motion, plugins, onEngine, onResize]);

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

const SLIDES_AHEAD = 2;

/** Browsers treat slides clipped by the carousel's window as far away, and load their lazy pictures too late. */
function hurryNextPictures(embla: Embla) {
  const slides = embla.slideNodes();
  for (const index of embla.slidesInView()) {
    for (let step = -1; step <= SLIDES_AHEAD; step += 1) {
      const slide = slides.at((index + step) % slides.length);
      slide?.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager'));
    }
  }
}

/** Embla follows the focus only within 10 ms of the key press, and not during a flow. */
function keepFocusInSight(embla: Embla, player: Player, signal: AbortSignal) {
  const root = embla.rootNode();
  function follow({ target }: FocusEvent) {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = embla.slideNodes().findIndex((node) => node.contains(target));
    if (slide < 0) return;
    player.stop();
    root.scrollLeft = 0;
    const { slideRegistry } = embla.internalEngine();
    const stop = slideRegistry.findIndex((group) => group.includes(slide));
    embla.scrollTo(stop, true);
  }
  root.addEventListener('focusin', follow, { signal });
}

function engineOf(embla: Embla, player: Player): CarouselEngine {
  return {
    canMove: embla.scrollSnapList().length > 1,
    canLoop: embla.internalEngine().options.loop,
    play: () => player.play(),
    stop: () => {
      player.stop();
      // A slide held by a finger settles when released.
      if (!embla.internalEngine().dragHandler.pointerDown()) {
        embla.scrollTo(embla.selectedScrollSnap(), matchMedia(REDUCED_MOTION).matches);
      }
    },
    previous: () => embla.scrollPrev(),
    next: () => embla.scrollNext(),
  };
}
