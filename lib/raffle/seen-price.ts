import { convertedPriceOf, priceOf, type Pricing } from './price';
import type { SeenPrice } from './purchase';

export function seenPrice({ price, packs }: Pricing, rate: number): SeenPrice {
  return {
    price,
    packs: packs.map(({ quantity, price: together }) => ({ quantity, price: together })),
    rate,
  };
}

export function costsTheSame(quantity: number, seen: SeenPrice, now: SeenPrice): boolean {
  return (
    seen.rate === now.rate &&
    priceOf(quantity, seen) === priceOf(quantity, now) &&
    convertedPriceOf(quantity, seen, seen.rate) === convertedPriceOf(quantity, now, now.rate)
  );
}
