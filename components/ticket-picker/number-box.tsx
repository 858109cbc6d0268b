import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Ticket } from '@/lib/raffle/types';
import styles from './number-box.module.css';
import { NumberGrid } from './number-grid';
import { NumberPreview } from './number-preview';
import type { LiveTickets } from './use-tickets';

type NumberBoxProps = {
  raffleId: string;
  live: LiveTickets;
  /** What of the page is shown: all of it unless luck chooses. */
  tickets: readonly Ticket[];
  /** Names the page on show: another page begins at its top. */
  pageKey: string;
  /** What is seen until the first page comes. */
  preview: readonly string[];
  /** Cells to keep room for, so that nothing below moves when the numbers come. */
  expected: number;
  isDisabled: boolean;
  emptyText: string;
};

/** A window of constant height on the numbers. */
export function NumberBox(props: NumberBoxProps) {
  const { live, pageKey, expected } = props;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [pageKey]);

  return (
    <div
      ref={box}
      className={styles.box}
      style={{ '--cells': expected } as CSSProperties}
      aria-busy={live.isComing}
    >
      {content(props)}
    </div>
  );
}

function content({
  raffleId,
  live,
  tickets,
  preview,
  isDisabled,
  emptyText,
}: NumberBoxProps): ReactNode {
  if (tickets.length > 0) return <NumberGrid {...{ raffleId, tickets, isDisabled }} />;
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
      {emptyText}
    </p>
  );
}
