'use client';

import { useState, type ReactNode } from 'react';
import { useLazy } from '../use-lazy';
import styles from './carousel.module.css';
import { useOnScreen } from '../use-on-screen';

const LOAD = {
  step: async () => (await import('./step-carousel')).StepCarousel,
  flow: async () => (await import('./flow-carousel')).FlowCarousel,
};

type CarouselProps = {
  /** Names the slides, without the word carousel. */
  label: string;
  /** `step`: one slide at a time. `flow`: without a stop. */
  motion: keyof typeof LOAD;
  /** How long a slide is shown, or takes to pass. */
  slideMs: number;
  heading?: ReactNode;
  /** Sets `--slides` (how many are visible) and `--gap`. */
  className?: string;
  /** `CarouselSlide`s. Until they come near the screen, and without scripts, they are a natively scrolling list. */
  children: ReactNode;
};

/** Follows the ARIA authoring practices for carousels: the stop button comes first. */
export function Carousel({ label, motion, slideMs, heading, className, children }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const isNear = useOnScreen(viewport, '25%');
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const { part: LiveCarousel } = useLazy(wasNear, LOAD[motion]);

  return (
    <div
      role="group"
      aria-roledescription="carrusel"
      aria-label={label}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head} data-part="head">
        {heading}
        {LiveCarousel && viewport ? (
          <LiveCarousel viewport={viewport} slideMs={slideMs} />
        ) : (
          <div className={styles.controls} data-part="controls" hidden />
        )}
      </div>
      <div
        ref={setViewport}
        className={styles.viewport}
        tabIndex={LiveCarousel && motion === 'step' ? -1 : 0}
      >
        <div className={styles.track} aria-live="polite">
          {children}
        </div>
      </div>
    </div>
  );
}
