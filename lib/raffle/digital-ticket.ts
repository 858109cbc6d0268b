import type { Raffle } from './types';

export type NumberWithState = {
  number: string;
  /** `released`: no longer this buyer's. `unknown`: the admin API does not say. */
  state: 'reserved' | 'paid' | 'released' | 'unknown';
};

export type TicketTotal = {
  /** In the base currency. */
  base: number;
  converted: { amount: number; currency: string | null } | null;
};

export type DigitalTicket = {
  raffle: Pick<Raffle, 'id' | 'name' | 'lottery' | 'cover' | 'drawDate' | 'isOpen'> | null;
  numbers: NumberWithState[];
  referenceTail: string;
  total: TicketTotal | null;
  /** The admin API's amount in the method's currency; null if it does not say. */
  registered: number | null;
  winner: string | null;
  isDrawPast: boolean;
  /** False if a part is old or missing because the admin API does not answer. */
  isCurrent: boolean;
};

/**
 * `underReview`: a number of this ticket was drawn, but its payment is not confirmed yet. `unconfirmed`: one was drawn,
 * but the admin API does not say whose it is now.
 */
export type DrawStage =
  'undated' | 'before' | 'awaiting' | 'won' | 'underReview' | 'unconfirmed' | 'lost';

export function drawStage({
  raffle,
  numbers,
  winner,
  isDrawPast,
}: Pick<DigitalTicket, 'numbers' | 'winner' | 'isDrawPast'> & {
  raffle: Pick<Raffle, 'drawDate'> | null;
}): DrawStage {
  if (winner !== null) {
    const drawn = numbers.filter(({ number }) => hasNumber(number, winner));
    const isAny = (wanted: NumberWithState['state']) => drawn.some(({ state }) => state === wanted);
    if (drawn.some((held) => hasWon(held, winner))) return 'won';
    if (isAny('reserved')) return 'underReview';
    return isAny('unknown') ? 'unconfirmed' : 'lost';
  }
  if (!raffle?.drawDate) return 'undated';
  return isDrawPast ? 'awaiting' : 'before';
}

/** The numbers that a buyer may show to everybody. None once the draw is over. */
export function numbersToBoastOf({
  raffle,
  numbers,
  winner,
  isDrawPast,
}: Pick<DigitalTicket, 'numbers' | 'winner' | 'isDrawPast'> & {
  raffle: Pick<Raffle, 'isOpen'> | null;
}): string[] {
  if (!raffle?.isOpen || winner !== null || isDrawPast) return [];
  return numbers.filter(({ state }) => state !== 'released').map(({ number }) => number);
}

export function hasWon({ number, state }: NumberWithState, winner: string | null): boolean {
  return winner !== null && state === 'paid' && hasNumber(number, winner);
}

export const STATE_WORDS: Record<NumberWithState['state'], string> = {
  reserved: 'en revisión',
  paid: 'confirmado',
  released: 'liberado',
  unknown: 'por consultar',
};

export function summaryOf(numbers: readonly NumberWithState[]): string {
  const states = ['paid', 'reserved', 'released', 'unknown'] as const;
  const counts = states.flatMap((state) => {
    const count = numbers.filter((held) => held.state === state).length;
    if (count === 0) return [];
    const isPlural = count > 1 && (state === 'paid' || state === 'released');
    return `${count} ${STATE_WORDS[state]}${isPlural ? 's' : ''}`;
  });
  return counts.join(', ').replace(/^\d+/, (first) => `${first} número${first === '1' ? '' : 's'}`);
}

export function hasNumber(number: string, typed: string): boolean {
  return plain(typed) !== '' && plain(number) === plain(typed);
}

function plain(number: string): string {
  return number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')
    .toLowerCase();
}
