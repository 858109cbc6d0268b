import type { ReactNode, Ref } from 'react';
import styles from './carousel.module.css';

type CarouselSlideProps = {
  ref?: Ref<HTMLDivElement>;
  position: number;
  total: number;
  children: ReactNode;
};

export function CarouselSlide({ ref, position, total, children }: CarouselSlideProps) {
  return (
    <div
      ref={ref}
      role="group"
      aria-roledescription="diapositiva"
      aria-label={`${position} de ${total}`}
      className={styles.slide}
    >
      {children}
    </div>
  );
}
