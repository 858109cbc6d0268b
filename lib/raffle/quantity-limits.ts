import type { Raffle } from './types';

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
