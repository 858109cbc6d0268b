'use client';

import { NearSlides } from '@/components/ui/carousel/near-slides';
import { RaffleCard } from './raffle-card';
import type { RaffleCardFacts } from './raffle-card-facts';

export function RaffleCards({ cards }: { cards: RaffleCardFacts[] }) {
  return (
    <NearSlides
      slides={cards.map((card) => ({
        key: card.id,
        href: `/rifa/${card.id}`,
        name: card.name,
        whole: <RaffleCard card={card} />,
      }))}
    />
  );
}
