import { Carousel } from '@/components/ui/carousel/carousel';
import { listedPrice } from '@/lib/raffle/rate';
import { formatDrawDate } from '@/lib/raffle/dates';
import { STRIP_CARD_MS } from '@/lib/raffle/slider-motion';
import { soldShare, type SoldShare } from '@/lib/raffle/sold-share';
import type { RaffleSummary } from '@/lib/raffle/types';
import { EmptyNote } from '@/components/ui/empty-note';
import { RaffleCards, type RaffleCardFacts } from './raffle-cards';
import styles from './raffle-strip.module.css';

type RaffleStripProps = {
  title: string;
  /** Null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
  currencySymbol: string;
  sold?: ReadonlyMap<string, SoldShare>;
  emptyText: string;
};

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

function raffleCardFacts(
  { id, name, cover, price, drawDate, isOpen, isPending, counts }: RaffleSummary,
  currencySymbol: string,
  sold: SoldShare | null,
): RaffleCardFacts {
  const isSoldOut = (sold ?? soldShare(counts))?.percent === 100;
  const openBadge = isPending ? 'soon' : isSoldOut ? 'sold-out' : null;
  return {
    id,
    name,
    cover,
    price: listedPrice(price, currencySymbol),
    draw: drawDate ? { iso: drawDate, text: formatDrawDate(drawDate) } : null,
    sold: isOpen ? sold : null,
    badge: isOpen ? openBadge : 'finished',
  };
}
