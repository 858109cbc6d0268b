'use client';

import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import type { CarouselMotion } from './carousel-engine';
import { CarouselControls } from './carousel-controls';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

type CarouselProps = {
  /** What the slides are, without the word carousel. */
  label: string;
  motion: CarouselMotion;
  /** Beside the buttons, above the slides. */
  heading?: ReactNode;
  /** Sets `--slides` (how many are seen) and `--gap`. */
  className?: string;
  /** `CarouselSlide`s. Until the engine comes, and without scripts, they are a list to swipe or to scroll by key. */
  children: ReactNode;
};

/**
 * Carousel after the ARIA authoring practices: the stop button comes first, the keyboard's focus and
 * any touch stop the motion for good, a resting mouse holds it.
 */
export function Carousel({ label, motion, heading, className, children }: CarouselProps) {
  const [firstMotion] = useState(motion);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const { RunningCarousel, engine, onEngine, isWanted, setWanted, setHeld } = useCarousel(viewport);

  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setWanted(false);
  };
  const hold = (isHeld: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHeld(isHeld);
  };

  return (
    <div
      role="group"
      aria-roledescription="carrusel"
      aria-label={label}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      onFocus={onFocus}
    >
      <div className={styles.head} data-part="head">
        {heading}
        <CarouselControls engine={engine} isRunning={isWanted} onRun={setWanted} />
      </div>
      <div
        ref={setViewport}
        className={styles.viewport}
        tabIndex={engine ? undefined : 0}
        onPointerDown={() => setWanted(false)}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
      >
        <div className={styles.track} aria-live={isWanted ? 'off' : 'polite'}>
          {children}
        </div>
      </div>
      {RunningCarousel && viewport && (
        <RunningCarousel viewport={viewport} motion={firstMotion} onEngine={onEngine} />
      )}
    </div>
  );
}
