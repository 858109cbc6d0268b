import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button } from '@/components/ui/button';
import { luckPhrase, type Luck } from '@/lib/raffle/luck';
import type { PickedTickets } from '@/lib/raffle/pick-query';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import type { RequestFailure } from '@/lib/storefront-api/read-json';
import styles from './luck-late.module.css';
import { NumberOffers, type Offering } from '../search/number-offers';

const SHOWN = 12;

export function LuckyNumbers({ luck, ...offering }: Offering & { luck: Luck }) {
  const [picks, setPicks] = useState(0);
  const { raffleId } = offering;
  // Visible numbers must not change by themselves.
  const { data, error, isLoading, mutate } = useSWRImmutable<PickedTickets, RequestFailure>(
    ['luck', raffleId, luck, picks],
    () => fetchPick(raffleId, { quantity: SHOWN, luck }),
    { keepPreviousData: true },
  );

  if (error) {
    return (
      <div className={styles.found}>
        <p>{error.message}</p>
        <Button size="small" variant="quiet" onClick={() => void mutate()}>
          Reintentar
        </Button>
      </div>
    );
  }
  if (!data) return <p className={styles.found}>Buscando…</p>;
  const { tickets, nearest } = data;
  return (
    <div className={styles.found} aria-busy={isLoading}>
      <p>{foundPhrase(luck, data)}</p>
      <NumberOffers
        {...offering}
        label={tickets.length > 0 ? 'Números para ti' : 'Los más cercanos libres'}
        tickets={tickets.length > 0 ? tickets : nearest}
      />
      {tickets.length === SHOWN && (
        <Button size="small" variant="quiet" onClick={() => setPicks(picks + 1)}>
          Ver otros
        </Button>
      )}
    </div>
  );
}

function foundPhrase(luck: Luck, { tickets, nearest }: PickedTickets): string {
  const phrase = luckPhrase(luck);
  if (tickets.length >= SHOWN) return `Libres ${phrase.many}: toca los que quieras.`;
  if (tickets.length > 1) return `Hay ${tickets.length} números libres ${phrase.many}.`;
  if (tickets.length === 1) return `Hay 1 número libre ${phrase.one}.`;
  const none = `No hay números libres ${phrase.many}.`;
  return nearest.length > 0 ? `${none} Los más cercanos libres:` : none;
}
