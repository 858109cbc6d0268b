import { hasNumber } from './same-number';
import type { Raffle } from './types';

export type HeldNumber = {
  number: string;
  /** `released`: not this buyer's any more. `unknown`: the admin API does not say. */
  state: 'reserved' | 'paid' | 'released' | 'unknown';
};

/** All that the page of a purchase shows, to whoever has its address. */
export type DigitalTicket = {
  /** Null when the admin API never told. */
  raffle: Pick<Raffle, 'id' | 'name' | 'lottery' | 'cover' | 'drawDate'> | null;
  numbers: HeldNumber[];
  /** The end of the payment's reference. */
  referenceTail: string;
  /** The winning number once there is one. */
  winner: string | null;
  isDrawPast: boolean;
  /** False when a part is from before, or missing, because the admin API does not answer. */
  isCurrent: boolean;
};

export type DrawStage = 'undated' | 'before' | 'awaiting' | 'won' | 'lost';

export function drawStage({ raffle, numbers, winner, isDrawPast }: DigitalTicket): DrawStage {
  if (winner !== null) {
    const isOwn = numbers.some(
      ({ number, state }) => state !== 'released' && hasNumber(number, winner),
    );
    return isOwn ? 'won' : 'lost';
  }
  if (!raffle?.drawDate) return 'undated';
  return isDrawPast ? 'awaiting' : 'before';
}

const WORDS: Record<HeldNumber['state'], string> = {
  reserved: 'en revisión',
  paid: 'confirmado',
  released: 'liberado',
  unknown: 'por consultar',
};

export function stateWord(state: HeldNumber['state']): string {
  return WORDS[state];
}

/** "3 números: 2 confirmados, 1 en revisión". */
export function summaryOf(numbers: readonly HeldNumber[]): string {
  const states = ['paid', 'reserved', 'released', 'unknown'] as const;
  const counts = states.flatMap((state) => {
    const count = numbers.filter((held) => held.state === state).length;
    if (count === 0) return [];
    const isPlural = count > 1 && (state === 'paid' || state === 'released');
    return `${count} ${WORDS[state]}${isPlural ? 's' : ''}`;
  });
  return `${numbers.length === 1 ? '1 número' : `${numbers.length} números`}: ${counts.join(', ')}`;
}
