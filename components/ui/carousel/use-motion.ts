import { useCallback, useEffect, useState } from 'react';
import { REDUCED_MOTION } from './carousel-options';
import type { CarouselEngine } from './carousel-engine';

/**
 * Runs a carousel while all of these hold: the visitor wants motion, it is on screen, no mouse rests on it. The
 * keyboard's focus and any touch stop the motion for good.
 */
export function useMotion(viewport: HTMLElement, isNear: boolean) {
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);

  const onEngine = useCallback((started: CarouselEngine | null) => {
    setEngine(started);
    if (started) setWanted(started.canLoop && !matchMedia(REDUCED_MOTION).matches);
  }, []);

  useEffect(() => {
    if (isWanted && isNear && !isHeld) engine?.play();
    else engine?.stop();
  }, [engine, isWanted, isNear, isHeld]);

  useEffect(() => {
    viewport.firstElementChild?.setAttribute('aria-live', isWanted ? 'off' : 'polite');
  }, [viewport, isWanted]);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const reduced = matchMedia(REDUCED_MOTION);
    const stop = () => setWanted(false);
    const hold = ({ type, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(type === 'pointerenter');
    };
    reduced.addEventListener('change', () => reduced.matches && stop(), { signal });
    viewport.addEventListener('pointerdown', stop, { signal });
    viewport.addEventListener('pointerenter', hold, { signal });
    viewport.addEventListener('pointerleave', hold, { signal });
    viewport.parentElement?.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && stop(),
      { signal },
    );
    return () => gone.abort();
  }, [viewport]);

  return { engine, onEngine, onResize: setEngine, isWanted, setWanted };
}
