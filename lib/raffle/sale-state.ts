import type { Raffle, TicketCounts } from './types';

export type SaleState =
  | 'selling'
  /** Open but not selling yet. */
  | 'pending'
  | 'sold-out'
  /** Still open after the draw's time. */
  | 'awaiting-draw'
  | 'finished';

export function saleState(
  { isOpen, isPending, drawDate }: Pick<Raffle, 'isOpen' | 'isPending' | 'drawDate'>,
  counts: TicketCounts | null,
  now: Date,
): SaleState {
  if (!isOpen) return 'finished';
  if (isPending) return 'pending';
  if (drawDate !== null && Date.parse(drawDate) <= now.getTime()) return 'awaiting-draw';
  return counts && counts.total > 0 && counts.available === 0 ? 'sold-out' : 'selling';
}

/** Null while it sells. */
export function stateWords(state: SaleState): string | null {
  return STATE_WORDS[state] ?? null;
}

const STATE_WORDS: Partial<Record<SaleState, string>> = {
  pending: 'Abre pronto',
  'sold-out': 'Agotada',
  'awaiting-draw': 'Esperando el resultado',
  finished: 'Finalizada',
};

/** Whether buyers should pay into the accounts of its methods at that time. */
export function takesPayments(raffle: Parameters<typeof saleState>[0], at: Date): boolean {
  return saleState(raffle, null, at) === 'selling';
}

/** Milliseconds: a purchase may need so long to arrive. Beyond that, a phone's clock is not believed. */
const LONGEST_WAY_MS = 120_000;

/** When a purchase that arrives now was tapped, in milliseconds since 1970. @param said by the phone */
export function tapTime(said: number | undefined, now: number): number {
  return Math.min(now, Math.max(said ?? now, now - LONGEST_WAY_MS));
}
