'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CarouselSlide } from './carousel-slide';
import styles from './carousel.module.css';

/** How many are whole before scripts come: what is seen at the widest, and as many to swipe to. */
const WHOLE_AT_FIRST = 6;

export type NearSlide = {
  key: string;
  /** Where it leads, for who meets it before it is whole. */
  href: string;
  name: string;
  whole: ReactNode;
};

/**
 * Slides of a long carousel. One that was never near what is seen is only a link; once whole it stays so, because
 * the height of the carousel and the focus must not jump.
 */
export function NearSlides({ slides }: { slides: NearSlide[] }) {
  const first = useRef<HTMLDivElement>(null);
  const near = useNearChildren(first);
  return slides.map(({ key, href, name, whole }, index) => (
    <CarouselSlide
      key={key}
      ref={index === 0 ? first : undefined}
      position={index + 1}
      total={slides.length}
    >
      {index < WHOLE_AT_FIRST || near.has(index) ? (
        whole
      ) : (
        <a href={href} className={styles.far} draggable={false}>
          {name}
        </a>
      )}
    </CarouselSlide>
  ));
}

/** Which of the slides beside `first` have come within one width of the carousel's window so far. */
function useNearChildren(first: { current: HTMLElement | null }): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const track = first.current?.parentElement;
    if (!track) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting }) => isIntersecting);
        come.forEach(({ target }) => observer.unobserve(target));
        if (come.length === 0) return;
        setNear(
          (known) => new Set([...known, ...come.map(({ target }) => slides.indexOf(target))]),
        );
      },
      { root: track.parentElement, rootMargin: '0px 100%' },
    );
    slides.slice(WHOLE_AT_FIRST).forEach((slide) => observer.observe(slide));
    return () => observer.disconnect();
  }, [first]);

  return near;
}
