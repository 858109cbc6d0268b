import { tooFewMessage, tooManyMessage, type QuantityLimits } from './quantity';

export function quantityProblem(
  quantity: number,
  { minPerPurchase, maxPerPurchase }: QuantityLimits,
): string | null {
  if (quantity > maxPerPurchase) return tooManyMessage(maxPerPurchase);
  if (quantity < minPerPurchase) return tooFewMessage(minPerPurchase);
  return null;
}
