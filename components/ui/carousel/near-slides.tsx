'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CarouselSlide } from './carousel-slide';
import styles from './carousel.module.css';

/** How many slides are complete before scripts run: those visible at the widest, and as many to swipe to. */
const WHOLE_AT_FIRST = 6;

type NearSlide = {
  key: string;
  /** The link's target while the slide is not complete. */
  href: string;
  name: string;
  whole: ReactNode;
};

/** Slides of a long carousel. A slide that has not been near the visible part yet is only a link, to keep the page small. */
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
        <a ref={passFocusOn} href={href} className={styles.far} draggable={false}>
          {name}
        </a>
      )}
    </CarouselSlide>
  ));
}

/** Without this, the keyboard's focus would be lost with the link that the whole slide replaces. */
const passFocusOn = (link: HTMLElement | null) => () => {
  const slide = link?.parentElement;
  if (link === document.activeElement) queueMicrotask(() => slide?.querySelector('a')?.focus());
};

/** The siblings of `first` that have come within one width of the carousel's window. */
function useNearChildren(first: { current: HTMLElement | null }): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const track = first.current?.parentElement;
    if (!track) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of come) observer.unobserve(target);
        setNear(
          (before) => new Set([...before, ...come.map(({ target }) => slides.indexOf(target))]),
        );
      },
      { root: track.parentElement, rootMargin: '0px 100%' },
    );
    slides.slice(WHOLE_AT_FIRST).forEach((slide) => observer.observe(slide));
    return () => observer.disconnect();
  }, [first]);

  return near;
}
