import { Carousel } from '@/components/ui/carousel/carousel';
import { STRIP_CARD_MS } from '@/lib/raffle/slider-motion';
import type { SoldShare } from '@/lib/raffle/sold-share';
import type { RaffleSummary } from '@/lib/raffle/types';
import { EmptyNote } from './empty-note';
import { raffleCardFacts } from './raffle-card-facts';
import { RaffleCards } from './raffle-cards';
import styles from './raffle-strip.module.css';

type RaffleStripProps = {
  title: string;
  /** Null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
  currencySymbol: string;
  /** By raffle id, where it is known. */
  sold?: ReadonlyMap<string, SoldShare>;
  /** What is said when there are none. */
  emptyText: string;
};

/** A band of raffle cards that passes by without stopping. */
export function RaffleStrip({ title, raffles, currencySymbol, sold, emptyText }: RaffleStripProps) {
  const heading = <h2 className={styles.title}>{title}</h2>;
  if (!raffles?.length) {
    return (
      <section className={styles.strip}>
        {heading}
        <EmptyNote text={emptyText} isFailure={raffles === null} />
      </section>
    );
  }
  return (
    <section className={styles.strip}>
      <Carousel
        label={title}
        motion={{ kind: 'flow', slideMs: STRIP_CARD_MS }}
        heading={heading}
        className={styles.cards}
      >
        <RaffleCards
          cards={raffles.map((raffle) =>
            raffleCardFacts(raffle, currencySymbol, sold?.get(raffle.id) ?? null),
          )}
        />
      </Carousel>
    </section>
  );
}
