import type { Raffle } from '@/lib/raffle/types';

/**
 * The price of this many numbers at a rate: packs from the largest down, then single numbers, rounded once, half a cent
 * up. It is computed here independently, so that the shop's own sum does not check itself.
 */
export function expectedTotal(
  { price, packs }: Pick<Raffle, 'price' | 'packs'>,
  quantity: number,
  rate: number,
): number {
  let left = quantity;
  let total = 0;
  for (const pack of [...packs].sort((one, other) => other.quantity - one.quantity)) {
    total += Math.floor(left / pack.quantity) * pack.price;
    left %= pack.quantity;
  }
  const cents = (total + left * price) * rate * 100;
  return Math.round(Number(cents.toPrecision(14))) / 100;
}

/** `Bs 1.234,50` is 1234.5. */
export const amountIn = (text: string): number =>
  Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
