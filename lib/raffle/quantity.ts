import type { Raffle } from './types';
import { amountsOf, type MoneyFormat } from './amounts';
import { nextPack, type Pricing } from './price';

export type QuantityLimits = Pick<Raffle, 'minPerPurchase' | 'maxPerPurchase'>;

export function quantityProblem(
  quantity: number,
  { minPerPurchase, maxPerPurchase }: QuantityLimits,
): string | null {
  if (quantity > maxPerPurchase) return tooManyMessage(maxPerPurchase);
  if (quantity < minPerPurchase) return tooFewMessage(minPerPurchase);
  return null;
}

export function tooManyMessage(max: number): string {
  return `El limite maximo de compra es de ${max} ${max === 1 ? 'ticket' : 'tickets'}`;
}

export function tooFewMessage(min: number): string {
  return `La compra mínima es de ${min} números`;
}

export type Sale = Pricing & QuantityLimits;

export function quantityHint(quantity: number, sale: Sale, money: MoneyFormat): string | null {
  const { minPerPurchase, maxPerPurchase } = sale;
  const missing = minPerPurchase - quantity;
  if (missing > 0) {
    if (minPerPurchase === 1) return null;
    const message = tooFewMessage(minPerPurchase);
    return quantity === 0
      ? message
      : `${message}: te ${missing === 1 ? 'falta' : 'faltan'} ${missing}`;
  }
  const next = nextPack(quantity, sale, maxPerPurchase);
  if (!next) return null;
  const { pack, total } = next;
  return `Con ${next.missing} más completas el pack de ${pack.quantity}: ${amountsOf(total, money).paid} en total`;
}

export function isTooLittleLeft(
  available: number | undefined,
  { minPerPurchase }: QuantityLimits,
): boolean {
  return available !== undefined && available > 0 && available < minPerPurchase;
}
