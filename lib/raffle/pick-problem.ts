import { mostAtRandom, tooFewMessage, type QuantityLimits } from './quantity';

/** The reason why this many free numbers cannot be picked, or null. */
export function pickProblem(quantity: number, free: number, limits: QuantityLimits): string | null {
  if (!Number.isInteger(quantity) || quantity < 1) {
    return 'Escribe cuántos números quieres, desde 1';
  }
  if (quantity < limits.minPerPurchase) return tooFewMessage(limits.minPerPurchase);
  if (quantity > free || quantity > mostAtRandom(limits)) {
    return `La cantidad maxima de tickets es de ${Math.min(free, limits.maxPerPurchase)}`;
  }
  return null;
}
