import { useEffect, useState, type RefObject } from 'react';
import type { CarouselEngine, CarouselMotion } from './carousel-engine';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Loads the engine when the carousel comes near the screen and runs it while all of these hold: the
 * visitor wants motion, the carousel is on screen, no mouse rests on it.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, motion: CarouselMotion) {
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isNear = useNearScreen(viewport);
  const [firstMotion] = useState(motion);

  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);

  useEffect(() => {
    if (!wasNear) return;
    let started: CarouselEngine | null = null;
    let isGone = false;
    void import('./carousel-engine').then(({ startCarousel }) => {
      if (isGone || !viewport.current) return;
      started = startCarousel(viewport.current, firstMotion);
      setEngine(started);
      setWanted(started.canLoop && !matchMedia(REDUCED_MOTION).matches);
    });
    return () => {
      isGone = true;
      started?.destroy();
      setEngine(null);
    };
  }, [wasNear, viewport, firstMotion]);

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

  return { engine, isWanted, setWanted, setHeld };
}

function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '25%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
