import { roundToCents } from './money';
import type { Pack } from './types';

type PackPrice = Pick<Pack, 'quantity' | 'price'>;

/** In the base currency. */
export type Pricing<P extends PackPrice = PackPrice> = {
  price: number;
  packs: readonly P[];
};

/** Packs from the largest down, each as often as it fits; the rest are singles. */
type Charge<P extends PackPrice> = { packs: { pack: P; times: number }[]; singles: number };

export function chargeOf<P extends PackPrice>(quantity: number, { packs }: Pricing<P>): Charge<P> {
  let singles = quantity;
  const used: Charge<P>['packs'] = [];
  for (const pack of [...packs].sort((one, other) => other.quantity - one.quantity)) {
    const times = Math.floor(singles / pack.quantity);
    if (times === 0) continue;
    used.push({ pack, times });
    singles -= times * pack.quantity;
  }
  return { packs: used, singles };
}

/** The price the admin API charges, even if fewer packs would be cheaper. */
export function priceOf(quantity: number, pricing: Pricing): number {
  return roundToCents(exactPrice(quantity, pricing));
}

/** Rounded only once, at the end; the base total is not rounded to cents first. */
export function convertedPriceOf(quantity: number, pricing: Pricing, rate: number): number {
  return roundToCents(exactPrice(quantity, pricing) * rate);
}

function exactPrice(quantity: number, pricing: Pricing): number {
  const { packs, singles } = chargeOf(quantity, pricing);
  return packs.reduce((sum, { pack, times }) => sum + times * pack.price, singles * pricing.price);
}

export function savingsOf(pack: PackPrice, { price }: Pick<Pricing, 'price'>): number {
  return Math.max(0, roundToCents(pack.quantity * price - pack.price));
}

type NextPack<P extends PackPrice> = {
  pack: P;
  missing: number;
  total: number;
};

export function nextPack<P extends PackPrice>(
  quantity: number,
  pricing: Pricing<P>,
  most: number,
): NextPack<P> | null {
  for (let missing = 1; quantity + missing <= most; missing += 1) {
    const { packs, singles } = chargeOf(quantity + missing, pricing);
    const pack = packs.at(-1)?.pack;
    if (!pack || pack.quantity === 1 || singles > 0) continue;
    const total = priceOf(quantity + missing, pricing);
    const oneByOne = roundToCents(priceOf(quantity, pricing) + missing * pricing.price);
    if (total < oneByOne) return { pack, missing, total };
  }
  return null;
}
