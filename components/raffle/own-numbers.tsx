'use client';

import { useEffect, useId } from 'react';
import { storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import { useOwnPurchases } from '@/components/ticket/own-purchases/use-own-purchases';
import { useLazy } from '@/components/ui/use-lazy';
import styles from './own-numbers.module.css';

const loadWatch = async () => (await import('./own-chosen')).watchOwnChosen;

type OwnNumbersProps = {
  raffleId: string;
  drawDate: string | null;
  /** The number that won, once it is known. */
  winner: string | null;
};

/** The numbers that this phone bought. Its place is kept from the first frame on: see server/document/own-numbers.ts. */
export function OwnNumbers({ raffleId, drawDate, winner }: OwnNumbersProps) {
  const titleId = useId();
  const purchases = useOwnPurchases(raffleId, drawDate);
  const own = purchases.flatMap(({ numbers }) => numbers);
  const { part: watchOwnChosen } = useLazy(own.length > 0, loadWatch);
  useEffect(() => watchOwnChosen?.(raffleId), [watchOwnChosen, raffleId, purchases]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (storedPurchases(raffleId) === null) delete dataset.own;
    else dataset.own = '';
  }, [raffleId, purchases]);
  const ticketPath = purchases.length === 1 && purchases[0]?.ticketPath;
  return (
    <section id="tus-numeros" tabIndex={-1} aria-labelledby={titleId} className={styles.own}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {winner !== null && own.includes(winner) ? `Salió tu número ${winner}` : 'Tus números'}
        </h2>
        <p className={styles.numbers} translate="no">
          {own.join(', ')}
        </p>
      </div>
      <a href={ticketPath || '/verificar'} className={styles.way}>
        {ticketPath ? 'Ver mi boleto' : 'Ver mis boletos'}
      </a>
    </section>
  );
}
