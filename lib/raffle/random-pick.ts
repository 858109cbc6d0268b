import { MAX_TICKETS_PER_PURCHASE } from './limits';
import type { ChosenTicket, Selection } from './selection';

export type RandomPick =
  { ok: true; selection: Selection } | { ok: false; reason: 'quantity' | 'limit'; msg: string };

/**
 * So many of the free tickets that are loaded, each as likely as the other.
 * @param random from 0 (included) to 1 (excluded), as Math.random.
 */
export function pickRandom(
  available: readonly ChosenTicket[],
  quantity: number,
  random: () => number = Math.random,
): RandomPick {
  if (!Number.isInteger(quantity) || quantity < 1) {
    return { ok: false, reason: 'quantity', msg: 'Escribe cuántos números quieres, desde 1' };
  }
  if (quantity > available.length || quantity >= MAX_TICKETS_PER_PURCHASE) {
    const most = Math.min(available.length, MAX_TICKETS_PER_PURCHASE);
    return { ok: false, reason: 'limit', msg: `La cantidad maxima de tickets es de ${most}` };
  }
  return { ok: true, selection: sample(available, quantity, random) };
}

/** The head of a Fisher-Yates shuffle. */
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
