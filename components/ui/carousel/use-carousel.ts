import { useCallback, useEffect, useState } from 'react';
import { useLatePart } from '../use-late-part';
import type { CarouselEngine } from './carousel-engine';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Loads the engine when the carousel comes near the screen and runs it while all of these hold: the
 * visitor wants motion, the carousel is on screen, no mouse rests on it.
 */
export function useCarousel(viewport: HTMLElement | null) {
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isNear = useNearScreen(viewport);

  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const { part: RunningCarousel } = useLatePart(wasNear, loadRunningCarousel);

  const onEngine = useCallback((started: CarouselEngine | null) => {
    setEngine(started);
    if (started) setWanted(started.canLoop && !matchMedia(REDUCED_MOTION).matches);
  }, []);

  useEffect(() => {
    if (isWanted && isNear && !isHeld) engine?.play();
    else engine?.stop();
  }, [engine, isWanted, isNear, isHeld]);

  useEffect(() => {
    const reduced = matchMedia(REDUCED_MOTION);
    const onChange = () => reduced.matches && setWanted(false);
    reduced.addEventListener('change', onChange);
    return () => reduced.removeEventListener('change', onChange);
  }, []);

  return { RunningCarousel, engine, onEngine, isWanted, setWanted, setHeld };
}

const loadRunningCarousel = () =>
  import('./carousel-engine').then(({ RunningCarousel }) => RunningCarousel);

function useNearScreen(element: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
