import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { moveTiming, type CarouselMotion } from './carousel-options';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
export type Player = { play: () => void; stop: () => void };

/** A move whose end was noticed later than this, because the tab was hidden, is not caught up with. */
const MOST_LATE_MS = 100;

/**
 * Moves on slide by slide. The compositor runs each move, so that the main thread works once per slide. Embla's own
 * plugins for this write styles in every frame.
 */
export function createPlayer(embla: Embla, motion: CarouselMotion): Player {
  const track = embla.containerNode();
  const timing = moveTiming(motion);
  let isPlaying = false;
  let move: { animation: Animation; from: number; to: number } | null = null;

  function moveOn(start: number) {
    const { location, scrollTarget } = embla.internalEngine();
    const next = (nearestSnap(embla) + 1) % embla.scrollSnapList().length;
    const from = location.get();
    const to = from + scrollTarget.byIndex(next, -1).distance;
    // A pixel before the end, Embla puts the slides that go round where the whole way needs them.
    place(embla, to + 1);
    const animation = track.animate(
      { transform: [from, to].map((left) => `translate3d(${left}px, 0, 0)`) },
      { ...timing, fill: 'both' },
    );
    animation.startTime = start;
    animation.onfinish = () => {
      animation.cancel();
      embla.scrollTo(next, true);
      moveOn(Math.max(start + timing.delay + timing.duration, now() - MOST_LATE_MS));
    };
    move = { animation, from, to };
  }

  function begin() {
    embla.off('settle', begin);
    moveOn(now());
  }

  function play() {
    if (isPlaying) return;
    isPlaying = true;
    if (embla.internalEngine().scrollBody.settled()) begin();
    else embla.on('settle', begin);
  }

  function forget() {
    isPlaying = false;
    embla.off('settle', begin);
    move?.animation.cancel();
    move = null;
  }

  function stop() {
    if (move) {
      const progress = move.animation.effect?.getComputedTiming().progress ?? 0;
      place(embla, move.from + (move.to - move.from) * progress);
      embla.internalEngine().index.set(nearestSnap(embla));
    }
    forget();
  }

  /** While a move shifts the track, Embla measures its slides from there, and so all places one gap off. */
  function measureAtRest() {
    const wasMoving = move !== null;
    forget();
    if (wasMoving) embla.reInit();
  }

  embla.on('pointerDown', stop).on('reInit', measureAtRest).on('destroy', forget);
  return { play, stop };
}

const now = () => Number(document.timeline.currentTime);

const nearestSnap = (embla: Embla) =>
  embla.internalEngine().scrollTarget.byDistance(0, false).index;

function place(embla: Embla, left: number) {
  const engine = embla.internalEngine();
  const { location, offsetLocation, previousLocation, target } = engine;
  for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(left);
  engine.slideLooper.loop();
  engine.translate.to(left);
}
