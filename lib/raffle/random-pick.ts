import { MAX_TICKETS_PER_PURCHASE } from './limits';
import type { RandomInt } from './luck';
import { mostAtRandom, tooFewMessage, type QuantityLimits } from './quantity';

const SHOP_LIMITS: QuantityLimits = {
  minPerPurchase: 1,
  maxPerPurchase: MAX_TICKETS_PER_PURCHASE,
};

/** The reason why this many free numbers cannot be picked, or null. */
export function pickProblem(quantity: number, free: number, limits = SHOP_LIMITS): string | null {
  if (!Number.isInteger(quantity) || quantity < 1) {
    return 'Escribe cuántos números quieres, desde 1';
  }
  if (quantity < limits.minPerPurchase) return tooFewMessage(limits.minPerPurchase);
  if (quantity > free || quantity > mostAtRandom(limits)) {
    return `La cantidad maxima de tickets es de ${Math.min(free, limits.maxPerPurchase)}`;
  }
  return null;
}

/** Picks distinct places; every set of them is equally likely. */
export function pickPlaces(quantity: number, below: number, random: RandomInt): number[] {
  const places = new Set<number>();
  while (places.size < Math.min(quantity, below)) places.add(random(below));
  return [...places];
}

export function pickFrom<T>(items: readonly T[], quantity: number, random: RandomInt): T[] {
  return pickPlaces(quantity, items.length, random).flatMap((place) => items[place] ?? []);
}
