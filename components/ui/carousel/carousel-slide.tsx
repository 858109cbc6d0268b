import type { ReactNode } from 'react';
import styles from './carousel.module.css';

type CarouselSlideProps = { position: number; total: number; children: ReactNode };

export function CarouselSlide({ position, total, children }: CarouselSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="diapositiva"
      aria-label={`${position} de ${total}`}
      className={styles.slide}
    >
      {children}
    </div>
  );
}
