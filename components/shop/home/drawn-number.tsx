import type { PastResult } from '@/lib/raffle/result';
import styles from './drawn-number.module.css';

/** On the card of a finished raffle. Nothing if its result is unknown. */
export function DrawnNumber({ winner }: Pick<PastResult, 'winner'>) {
  if (!winner) return winner === null && <span>Esperando el resultado</span>;
  const { number, owner } = winner;
  return (
    <>
      <span className="visually-hidden">Número ganador: </span>
      <strong translate="no">{number}</strong>
      {owner !== '' && (
        <span className={styles.owner}>
          {owner === null ? 'Ticket Disponible' : `Ganó ${owner}`}
        </span>
      )}
    </>
  );
}
