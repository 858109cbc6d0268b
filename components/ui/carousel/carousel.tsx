'use client';

import { useState, type ReactNode } from 'react';
import { useLazy } from '../use-lazy';
import type { CarouselMotion } from './carousel-options';
import styles from './carousel.module.css';
import { useOnScreen } from '../use-on-screen';

const loadLiveCarousel = async () => (await import('./live-carousel')).LiveCarousel;

type CarouselProps = {
  /** Names the slides, without the word carousel. */
  label: string;
  motion: CarouselMotion;
  heading?: ReactNode;
  /** Sets `--slides` (how many are visible) and `--gap`. */
  className?: string;
  /** `CarouselSlide`s. Until they come near the screen, and without scripts, they are a natively scrolling list. */
  children: ReactNode;
};

/** Follows the ARIA authoring practices for carousels: the stop button comes first. */
export function Carousel({ label, motion, heading, className, children }: CarouselProps) {
  const [firstMotion] = useState(motion);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const isNear = useOnScreen(viewport, '25%');
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const { part: LiveCarousel } = useLazy(wasNear, loadLiveCarousel);

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
          <LiveCarousel viewport={viewport} motion={firstMotion} />
        ) : (
          <div className={styles.controls} data-part="controls" hidden />
        )}
      </div>
      <div ref={setViewport} className={styles.viewport} tabIndex={LiveCarousel ? -1 : 0}>
        <div className={styles.track} aria-live="polite">
          {children}
        </div>
      </div>
    </div>
  );
}
