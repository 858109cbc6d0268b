import { useEffect, useState } from 'react';
import { ageText, STALE_AFTER } from '@/lib/raffle/data-age';
import styles from './freshness.module.css';
import type { LiveTickets } from './use-tickets';

const LOOK_EVERY_MS = 5000;

/** Says how old the shown availability is once it is old, with a way to ask again. */
export function Freshness({ receivedAt, retry }: Pick<LiveTickets, 'receivedAt' | 'retry'>) {
  const [now, setNow] = useState(0);

  useEffect(() => {
    const look = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, []);

  const age = receivedAt === null ? 0 : now - receivedAt;
  const isOld = age > STALE_AFTER;
  return (
    <p className={styles.freshness} data-old={isOld || undefined}>
      {isOld ? `Disponibilidad de ${ageText(age)}` : 'Disponibilidad al momento'}
      {isOld && (
        <button type="button" onClick={retry}>
          Actualizar
        </button>
      )}
    </p>
  );
}
