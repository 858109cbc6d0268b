import { formatShortDate } from '@/lib/raffle/dates';
import { formatPrice } from '@/lib/raffle/money';
import type { SoldShare } from '@/lib/raffle/sold-share';
import type { ImagePath, RaffleSummary } from '@/lib/raffle/types';

/** What a card shows, in the words it shows: a strip of a hundred travels to the browser. */
export type RaffleCardFacts = {
  id: string;
  name: string;
  cover: ImagePath | null;
  price: string;
  draw: { iso: string; text: string } | null;
  sold: SoldShare | null;
  badge: 'finished' | 'soon' | null;
};

export function raffleCardFacts(
  { id, name, cover, price, drawDate, isOpen, isPending }: RaffleSummary,
  currencySymbol: string,
  sold: SoldShare | null,
): RaffleCardFacts {
  const openBadge = isPending ? 'soon' : null;
  return {
    id,
    name,
    cover,
    price: formatPrice(price, currencySymbol),
    draw: drawDate ? { iso: drawDate, text: formatShortDate(drawDate) } : null,
    sold: isOpen ? sold : null,
    badge: isOpen ? openBadge : 'finished',
  };
}
