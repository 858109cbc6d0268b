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

/** Whether buyers should pay into the accounts of its methods. */
export function takesPayments({ isOpen, isPending }: Pick<Raffle, 'isOpen' | 'isPending'>) {
  return isOpen && !isPending;
}
