import { MAX_TICKETS_PER_PURCHASE } from './limits';
import { tooFewMessage, type QuantityLimits } from './quantity-limits';
import type { ChosenTicket, Selection } from './selection';

type RandomPick =
  { ok: true; selection: Selection } | { ok: false; reason: 'quantity' | 'limit'; msg: string };

const SHOP_LIMITS: QuantityLimits = {
  minPerPurchase: 1,
  maxPerPurchase: MAX_TICKETS_PER_PURCHASE,
};

/** The specification stops one below the ceiling; a raffle's own lower limit may be reached. */
export function mostAtRandom({ maxPerPurchase }: QuantityLimits): number {
  return Math.min(maxPerPurchase, MAX_TICKETS_PER_PURCHASE - 1);
}

export function pickRandom(
  available: readonly ChosenTicket[],
  quantity: number,
  limits = SHOP_LIMITS,
  random: () => number = Math.random,
): RandomPick {
  if (!Number.isInteger(quantity) || quantity < 1) {
    return { ok: false, reason: 'quantity', msg: 'Escribe cuántos números quieres, desde 1' };
  }
  if (quantity < limits.minPerPurchase) {
    return { ok: false, reason: 'quantity', msg: tooFewMessage(limits.minPerPurchase) };
  }
  if (quantity > available.length || quantity > mostAtRandom(limits)) {
    const most = Math.min(available.length, limits.maxPerPurchase);
    return { ok: false, reason: 'limit', msg: `La cantidad maxima de tickets es de ${most}` };
  }
  return { ok: true, selection: sample(available, quantity, random) };
}

function sample(from: readonly ChosenTicket[], count: number, random: () => number): Selection {
  const pool = [...from];
  const picked: ChosenTicket[] = [];
  while (picked.length < count) {
    const [ticket] = pool.splice(Math.floor(random() * pool.length), 1);
    if (ticket === undefined) break;
    picked.push({ id: ticket.id, number: ticket.number });
  }
  return picked;
}
