import { MAX_TICKETS_PER_PURCHASE } from './limits';
import type { Raffle } from './types';
import { amountsOf, type MoneyFormat } from './amounts';
import { nextPack, type Pricing } from './price';

export type QuantityLimits = Pick<Raffle, 'minPerPurchase' | 'maxPerPurchase'>;

/** One below the shop's ceiling, per the specification. */
export const MOST_AT_RANDOM = MAX_TICKETS_PER_PURCHASE - 1;

/** A raffle's own lower limit may be reached. */
export function mostAtRandom({ maxPerPurchase }: QuantityLimits): number {
  return Math.min(maxPerPurchase, MOST_AT_RANDOM);
}

export function tooManyMessage(max: number): string {
  return `El limite maximo de compra es de ${max} ${max === 1 ? 'ticket' : 'tickets'}`;
}

export function tooFewMessage(min: number): string {
  return `La compra mínima es de ${min} números`;
}

export type Sale = Pricing & QuantityLimits;

/** What more numbers would bring, and how many that are. */
type QuantityHint = { text: string; missing: number };

export function quantityHint(
  quantity: number,
  sale: Sale,
  money: MoneyFormat,
): QuantityHint | null {
  const { minPerPurchase, maxPerPurchase } = sale;
  const missing = minPerPurchase - quantity;
  if (missing > 0) {
    if (minPerPurchase === 1) return null;
    const message = tooFewMessage(minPerPurchase);
    const rest = `: te ${missing === 1 ? 'falta' : 'faltan'} ${missing}`;
    return { text: quantity === 0 ? message : message + rest, missing };
  }
  const next = nextPack(quantity, sale, maxPerPurchase);
  if (!next) return null;
  const { pack, total, missing: more } = next;
  const text = `Agrega ${more} y llévate el combo de ${pack.quantity} por ${amountsOf(total, money).paid}`;
  return { text, missing: more };
}

export function isTooLittleLeft(
  available: number | undefined,
  { minPerPurchase }: QuantityLimits,
): boolean {
  return available !== undefined && available > 0 && available < minPerPurchase;
}
