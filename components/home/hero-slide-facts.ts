import { formatDrawDate } from '@/lib/raffle/dates';
import { formatPrice } from '@/lib/raffle/money';
import type { ImagePath, RaffleSummary } from '@/lib/raffle/types';

/** What a slide shows, in the words it shows: fifty of them travel to the browser. */
export type HeroSlideFacts = {
  id: string;
  name: string;
  description: string;
  cover: ImagePath | null;
  price: string;
  draw: { iso: string; text: string } | null;
  invitation: 'Comprar ticket' | 'Ver la rifa';
};

/** Longer than any slide shows. */
const DESCRIPTION_LENGTH = 240;

export function heroSlideFacts(raffle: RaffleSummary, currencySymbol: string): HeroSlideFacts {
  const { id, name, description, cover, price, drawDate, isPending } = raffle;
  return {
    id,
    name,
    description: [...description].slice(0, DESCRIPTION_LENGTH).join(''),
    cover,
    price: formatPrice(price, currencySymbol),
    draw: drawDate ? { iso: drawDate, text: formatDrawDate(drawDate) } : null,
    invitation: isPending ? 'Ver la rifa' : 'Comprar ticket',
  };
}
