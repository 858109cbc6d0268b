import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { carouselOptions, REDUCED_MOTION, type CarouselMotion } from './carousel-options';
import { createPlayer, type Embla, type Player } from './carousel-player';

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
  const [options] = useState(() => carouselOptions(firstSlide(viewport)));
  const [attach, embla] = useEmblaCarousel(options);

  useEffect(() => {
    stopNativeScroll(viewport);
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const gone = new AbortController();
    const player = createPlayer(embla, motion);
    if (motion.kind === 'step') embla.on('slidesInView', keepTabOnVisibleSlides);
    else embla.on('select', hurryNextPictures).on('pointerDown', hurryNextPictures);
    keepFocusInSight(embla, player, gone.signal);
    const engine = () => engineOf(embla, player);
    const tellResize = () => onResize(engine());
    embla.on('reInit', tellResize);
    onEngine(engine());
    return () => {
      gone.abort();
      embla.off('reInit', tellResize);
      onEngine(null);
    };
  }, [embla, motion, onEngine, onResize]);

  return null;
}

function firstSlide(viewport: HTMLElement) {
  const slideWidth = viewport.firstElementChild?.firstElementChild?.clientWidth || 1;
  return Math.round(viewport.scrollLeft / slideWidth);
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
    previous() {
      player.stop();
      embla.scrollPrev();
    },
    next() {
      player.stop();
      embla.scrollNext();
    },
  };
}
