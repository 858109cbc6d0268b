import { amountsOf, payableFor, type Amounts, type MoneyFormat } from './amounts';
import { priceOf, savingsOf } from './price';
import { mostAtRandom, type Sale } from './quantity';

/** Two rows of two on a phone. */
const QUANTITIES = [1, 5, 10, 20];

/** A quantity offered for one tap. */
export type QuickOffer = {
  quantity: number;
  total: Amounts;
  /** Compared with the same quantity of singles. */
  savings: string | null;
};

/**
 * For a raffle that is selling.
 * @param available free numbers; undefined if not counted
 */
export function quickOffers(
  raffle: Sale,
  available: number | undefined,
  money: MoneyFormat,
): QuickOffer[] {
  const least = raffle.minPerPurchase;
  const most = Math.min(mostAtRandom(raffle), available ?? Infinity);
  const quantities = [...QUANTITIES, ...raffle.packs.map(({ quantity }) => quantity)];
  return [...new Set(quantities)]
    .filter((quantity) => quantity >= least && quantity <= most)
    .sort((one, other) => one - other)
    .map((quantity) => quickOffer(quantity, raffle, money));
}

function quickOffer(quantity: number, sale: Sale, money: MoneyFormat): QuickOffer {
  const { paid, about } = payableFor(sale, quantity, money);
  const savings = savingsOf({ quantity, price: priceOf(quantity, sale) }, sale);
  return {
    quantity,
    total: { paid, about },
    savings: savings > 0 ? amountsOf(savings, money).paid : null,
  };
}
