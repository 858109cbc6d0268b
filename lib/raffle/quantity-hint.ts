import { amountsOf, type MoneyFormat } from './amounts';
import { nextPack, type Pricing } from './price';
import { tooFewMessage, type QuantityLimits } from './quantity-limits';

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
