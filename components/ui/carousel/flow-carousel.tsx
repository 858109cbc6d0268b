import { useMemo } from 'react';
import { CarouselControls, type CarouselEngine, type LiveCarouselProps } from './carousel-controls';

/** Moves a natively scrolling list without a stop. */
export function FlowCarousel({ viewport, slideMs }: LiveCarouselProps) {
  const engine = useMemo(() => createEngine(viewport, slideMs), [viewport, slideMs]);
  return <CarouselControls viewport={viewport} engine={engine} />;
}

const SETTLE_MS = 600;
const SLIDES_AHEAD = 5;

/**
 * A slide that leaves at one end comes in at the other, by its `order` in the list. The compositor runs each slide's move,
 * so that the main thread works once per slide.
 */
function createEngine(viewport: HTMLElement, slideMs: number): CarouselEngine {
  const track = viewport.firstElementChild as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const width = () => slides[0]?.getBoundingClientRect().width || 1;
  let first = 0;
  let isPlaying = false;
  let move: Animation | null = null;

  const place = (index: number) => (index - first + slides.length) % slides.length;

  /** The list begins `by` slides later, and what is in sight stays. */
  function shift(by: number) {
    first = (first + by + slides.length) % slides.length;
    slides.forEach((slide, index) => (slide.style.order = String(place(index))));
    viewport.scrollLeft -= by * width();
  }

  function begin() {
    hurryNextPictures();
    move = track.animate(
      { transform: ['none', 'translateX(calc(-100% / var(--slides)))'] },
      { duration: slideMs, fill: 'both' },
    );
    move.onfinish = () => {
      const isForward = (move?.playbackRate ?? 0) > 0;
      move?.cancel();
      if (isForward) shift(1);
      if (isPlaying) return begin();
      move = null;
      delete viewport.dataset.moving;
    };
  }

  function settle(by: number) {
    if (move?.playbackRate === 1) move.playbackRate = by * Math.max(1.1, slideMs / SETTLE_MS);
  }

  /** Browsers treat slides clipped by the carousel's window as far away, and load their lazy pictures too late. */
  function hurryNextPictures() {
    for (const [index, slide] of slides.entries()) {
      if (place(index) > SLIDES_AHEAD) continue;
      slide.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager'));
    }
  }

  return {
    play() {
      isPlaying = true;
      if (move) return;
      // Without this, browsers follow the slide that they had snapped to.
      viewport.dataset.moving = 'true';
      shift(Math.round(viewport.scrollLeft / width()));
      begin();
    },
    stop() {
      isPlaying = false;
      settle((move?.effect?.getComputedTiming().progress ?? 0) < 0.5 ? -1 : 1);
    },
    turn(by) {
      hurryNextPictures();
      if (move) return settle(by);
      const room =
        by < 0
          ? viewport.scrollLeft
          : viewport.scrollWidth - viewport.clientWidth - viewport.scrollLeft;
      if (room < width() / 2) {
        viewport.dataset.moving = 'true';
        shift(by);
        delete viewport.dataset.moving;
      }
      viewport.scrollBy({ left: by * width(), behavior: 'smooth' });
    },
  };
}
