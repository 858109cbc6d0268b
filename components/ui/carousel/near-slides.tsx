'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CarouselSlide } from './carousel-slide';
import styles from './carousel.module.css';

/** How many are whole before scripts come: what is seen at the widest, and as many to swipe to. */
const WHOLE_AT_FIRST = 6;

/** How many of the others stay whole: more than are ever near at once. */
const WHOLE_AT_MOST = 18;

type NearSlide = {
  key: string;
  /** Where it leads, for who meets it before it is whole. */
  href: string;
  name: string;
  whole: ReactNode;
};

/**
 * Slides of a long carousel. One that was not near what is seen for long, or never, is only a link, so that a walk
 * through all of them does not fill the page.
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
      {index < WHOLE_AT_FIRST || near.includes(index) ? (
        whole
      ) : (
        <a href={href} className={styles.far} draggable={false}>
          {name}
        </a>
      )}
    </CarouselSlide>
  ));
}

/** Which of the slides beside `first` came last within one width of the carousel's window. */
function useNearChildren(first: { current: HTMLElement | null }): readonly number[] {
  const [near, setNear] = useState<readonly number[]>([]);

  useEffect(() => {
    const track = first.current?.parentElement;
    if (!track) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => slides.indexOf(target));
        if (come.length === 0) return;
        setNear((before) =>
          [...before.filter((index) => !come.includes(index)), ...come].slice(-WHOLE_AT_MOST),
        );
      },
      { root: track.parentElement, rootMargin: '0px 100%' },
    );
    slides.slice(WHOLE_AT_FIRST).forEach((slide) => observer.observe(slide));
    return () => observer.disconnect();
  }, [first]);

  return near;
}
