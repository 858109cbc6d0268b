import { amountsOf, type Conversion } from './amounts';
import { formatDay, formatDrawDate } from './dates';
import { formatAmount, PRICE_TO_COME } from './money';
import { moneyOf } from './rate';
import { stateWords, type SaleState } from './sale-state';
import { soldShare } from './sold-share';
import type { Raffle, TicketCounts, Winner } from './types';

/** The words of a raffle's picture. People see them for days, so a rate goes with its day. */
export type ShareWords = {
  name: string;
  /** Null while it sells. */
  state: string | null;
  /** Null once it is finished. */
  price: { paid: string; about: string | null } | null;
  draw: string | null;
  sold: string | null;
  /** The name only as far as the raffle's page shows it. */
  winner: { number: string; name: string | null } | null;
  /** Why to scan the code. */
  call: string;
};

type Shared = {
  raffle: Pick<Raffle, 'name' | 'price' | 'drawDate' | 'isOpen' | 'readAt'> & {
    methods: readonly Conversion[];
  };
  state: SaleState;
  winner: Winner | null;
  counts: TicketCounts | null;
};

export function shareWords({ raffle, state, winner, counts }: Shared, symbol: string): ShareWords {
  const { name, drawDate, isOpen } = raffle;
  return {
    name,
    state: stateWords(state),
    price: isOpen ? priceWords(raffle, symbol) : null,
    draw: drawDate && `Sorteo: ${formatDrawDate(drawDate)}`,
    sold: isOpen ? (soldShare(counts)?.text ?? null) : null,
    winner: winner && { number: winner.number, name: winner.owner?.name || null },
    call: `Escanea y ${shareCall(state, winner)}`,
  };
}

/** Why to open the raffle's page. */
export const shareCall = (state: SaleState, winner: Winner | null): string =>
  CALLS[winner ? 'finished' : state];

const CALLS: Record<SaleState, string> = {
  selling: 'elige tus números',
  pending: 'mira cuándo abre',
  'sold-out': 'sigue el sorteo',
  'awaiting-draw': 'sigue el sorteo',
  finished: 'mira el resultado',
};

function priceWords(
  { price, methods, readAt }: Shared['raffle'],
  symbol: string,
): ShareWords['price'] {
  if (!(price > 0)) return { paid: PRICE_TO_COME, about: null };
  const { paid, about } = amountsOf(price, moneyOf(symbol, methods));
  return {
    paid: `${paid} por número`,
    // The face for pictures has no "≈".
    about: about && `${formatAmount(price, symbol)} a la tasa del ${formatDay(readAt)}`,
  };
}
