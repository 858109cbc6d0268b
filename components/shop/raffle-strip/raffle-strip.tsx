import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { listedPrice } from '@/lib/raffle/rate';
import { formatDrawDate } from '@/lib/raffle/dates';
import { soldShare, type SoldShare } from '@/lib/raffle/sold-share';
import type { RaffleSummary } from '@/lib/raffle/types';
import { EmptyNote } from '@/components/ui/empty-note';
import { RaffleCards, type RaffleCardFacts } from './raffle-cards';
import styles from './raffle-strip.module.css';

const CARD_MS = 3000;

type RaffleStripProps = {
  title: string;
  /** Null when they could not be loaded. */
  raffles: RaffleSummary[] | null;
  currencySymbol: string;
  sold?: ReadonlyMap<string, SoldShare>;
  /** Shown on the card of a finished raffle instead of its price. */
  resultOf?: (raffleId: string) => ReactNode;
  emptyText: string;
};

export function RaffleStrip(props: RaffleStripProps) {
  const { title, raffles, currencySymbol, sold, resultOf, emptyText } = props;
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
        motion="flow"
        slideMs={CARD_MS}
        heading={heading}
        className={styles.cards}
      >
        <RaffleCards
          cards={raffles.map((raffle) =>
            raffle.isOpen
              ? openCard(raffle, currencySymbol, sold?.get(raffle.id) ?? null)
              : finishedCard(raffle, resultOf?.(raffle.id)),
          )}
        />
      </Carousel>
    </section>
  );
}

/** Each key costs bytes on every page with a strip: those without a value are left out. */
function openCard(
  raffle: RaffleSummary,
  currencySymbol: string,
  sold: SoldShare | null,
): RaffleCardFacts {
  const { isPending, counts } = raffle;
  const isSoldOut = (sold ?? soldShare(counts))?.percent === 100;
  const badge = isPending ? 'soon' : isSoldOut ? 'sold-out' : null;
  return {
    ...cardFacts(raffle),
    price: listedPrice(raffle, currencySymbol),
    ...(sold && { sold }),
    ...(badge && { badge }),
  };
}

function finishedCard(raffle: RaffleSummary, result: ReactNode): RaffleCardFacts {
  return { ...cardFacts(raffle), badge: 'finished', result };
}

function cardFacts({ id, name, cover, drawDate }: RaffleSummary): RaffleCardFacts {
  const draw = drawDate ? { iso: drawDate, text: formatDrawDate(drawDate) } : null;
  return { id, name, cover, draw };
}
