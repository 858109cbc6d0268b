import type { CSSProperties } from 'react';
import styles from './number-grid.module.css';
import { isWide } from './wide-numbers';

/** Numbers to look at while what they are worth now is still on its way. A tap on one waits for the grid. */
export function NumberPreview({ numbers }: { numbers: readonly string[] }) {
  return (
    <>
      <p className="visually-hidden">Cargando números…</p>
      <div
        aria-hidden
        data-part="preview"
        className={styles.grid}
        data-wide={numbers.some(isWide) || undefined}
      >
        <div
          data-early-taps
          className={styles.group}
          style={{ '--cells': numbers.length } as CSSProperties}
        >
          {numbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
        </div>
      </div>
    </>
  );
}
