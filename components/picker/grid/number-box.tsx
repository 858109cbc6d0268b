import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { TicketCounts } from '@/lib/raffle/types';
import styles from './grid.module.css';
import { NumberGrid, NumberPreview } from './number-grid';
import type { LiveTickets } from '../use-tickets';

type NumberBoxProps = {
  raffleId: string;
  live: LiveTickets;
  /** Identifies the shown page: another page starts scrolled to its top. */
  pageKey: string;
  preview: readonly string[];
  /** The number of cells to reserve room for, so that nothing below moves when the numbers come. */
  expected: number;
  maxPerPurchase: number;
  isDisabled: boolean;
};

export function NumberBox(props: NumberBoxProps) {
  const { live, pageKey, expected } = props;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [pageKey]);

  return (
    <div
      ref={box}
      className={styles.box}
      style={{ '--cells': expected } as CSSProperties}
      aria-busy={live.isComing}
      {...(props.isDisabled && {
        // No cell takes the focus, so the box itself must, for keyboard scrolling.
        role: 'group',
        'aria-label': 'Números que no están a la venta',
        tabIndex: 0,
      })}
    >
      {content(props)}
    </div>
  );
}

function content(props: NumberBoxProps): ReactNode {
  const { raffleId, live, preview, maxPerPurchase, isDisabled } = props;
  const { tickets } = live;
  if (tickets.length > 0) {
    return <NumberGrid {...{ raffleId, tickets, maxPerPurchase, isDisabled }} />;
  }
  if (live.isLoading && live.failure) {
    return (
      <div className={styles.note}>
        <p>{live.failure.message}</p>
        <Button onClick={live.retry}>Reintentar</Button>
      </div>
    );
  }
  if (live.isLoading && preview.length > 0) return <NumberPreview numbers={preview} />;
  if (live.isLoading) return <p className={styles.waiting}>Cargando números…</p>;
  return (
    <p role="status" className={styles.note}>
      {emptyText(live.counts)}
    </p>
  );
}

function emptyText(counts: TicketCounts | null): string {
  if (counts?.total === 0)
    return 'Estamos preparando los números de esta rifa. Vuelve en unos minutos.';
  if (counts?.available === 0) return 'Todos los números están vendidos. ¡Gracias!';
  return 'No hay números en esta página.';
}
