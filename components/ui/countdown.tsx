'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { timeLeft, type TimeLeft } from '@/lib/raffle/draw-day';
import styles from './countdown.module.css';

/** With the singular word. All four form the plural with `s`. */
const UNITS: [unit: keyof TimeLeft, one: string][] = [
  ['days', 'día'],
  ['hours', 'hora'],
  ['minutes', 'minuto'],
  ['seconds', 'segundo'],
];

/**
 * Ticks only while on screen. Only the script renders digits, because the server's would be outdated. Until then the
 * units alone would tell a screen reader nothing.
 */
export function Countdown({ until }: { until: string }) {
  const clock = useRef<HTMLDivElement>(null);
  const caption = useId();
  const [left, setLeft] = useState<TimeLeft | null>(null);

  useEffect(() => {
    let ticking: ReturnType<typeof setInterval> | undefined;
    const tick = () => setLeft(timeLeft(Date.parse(until), Date.now()));
    const observer = new IntersectionObserver((changes) => {
      clearInterval(ticking);
      tick();
      if (changes.at(-1)?.isIntersecting) ticking = setInterval(tick, 1000);
    });
    if (clock.current) observer.observe(clock.current);
    return () => {
      observer.disconnect();
      clearInterval(ticking);
    };
  }, [until]);

  return (
    <div
      ref={clock}
      role="timer"
      aria-labelledby={caption}
      aria-hidden={left ? undefined : true}
      className={styles.clock}
    >
      <p id={caption} className={styles.caption}>
        {left && !Object.values(left).some(Boolean)
          ? 'Esperando el resultado'
          : 'Faltan para el sorteo'}
      </p>
      {UNITS.map(([unit, one]) => (
        <p key={unit} className={styles.unit}>
          <span className={styles.digits} translate="no">
            {left ? String(left[unit]).padStart(2, '0') : '\u00a0'}
          </span>{' '}
          <span>{left?.[unit] === 1 ? one : `${one}s`}</span>
        </p>
      ))}
    </div>
  );
}
