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
  if (age <= STALE_AFTER && !isMissing) return null;
  return (
    <p className={styles.freshness}>
      <span>
        {isMissing
          ? `No pudimos cargar ${receivedAt === null ? 'estos' : 'más'} números.`
          : `Actualizado ${ageText(age)}`}
      </span>
      <Button variant="link" size="small" onClick={retry}>
        Actualizar
      </Button>
    </p>
  );
}
