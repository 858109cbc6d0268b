import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ageText, STALE_AFTER } from '@/lib/raffle/ticket-page';
import styles from './ticket-picker.module.css';
import type { LiveTickets } from './use-tickets';

const LOOK_EVERY_MS = 5000;

type FreshnessProps = Pick<LiveTickets, 'receivedAt' | 'isLoading' | 'failure' | 'retry'>;

/** Shows the age of outdated availability, or that a page did not load, and offers to retry. */
export function Freshness({ receivedAt, isLoading, failure, retry }: FreshnessProps) {
  const [now, setNow] = useState(0);

  useEffect(() => {
    const look = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, []);

  const age = receivedAt === null ? 0 : now - receivedAt;
  const isMissing = isLoading && failure !== null;
  const isOld = age > STALE_AFTER || isMissing;
  const shown = receivedAt === null ? 'estos números' : `más números. Estos son de ${ageText(age)}`;
  return (
    <p className={styles.freshness} data-old={isOld || undefined}>
      <span>
        {isMissing
          ? `No pudimos cargar ${shown}.`
          : `Actualizado ${isOld ? ageText(age) : 'ahora'}`}
      </span>
      {isOld && (
        <Button variant="link" size="small" onClick={retry}>
          Actualizar
        </Button>
      )}
    </p>
  );
}
