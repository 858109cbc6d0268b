import { clip, plainText } from '@/lib/raffle/plain-text';
import { amountsText } from '@/lib/raffle/amounts';
import { formatDrawDate, yearInCaracas } from '@/lib/raffle/dates';
import { PRICE_TO_COME } from '@/lib/raffle/money';
import { moneyOf, priceAmounts } from '@/lib/raffle/rate';
import { stateWords, type SaleState } from '@/lib/raffle/sale-state';
import type { Raffle, RaffleSummary, Winner } from '@/lib/raffle/types';

/** An entry of a list has no payment methods. */
export type DescribedRaffle = RaffleSummary & Partial<Pick<Raffle, 'methods'>>;

export type SaleSoFar = { state: SaleState; winner: Winner | null };

export type Fact = { label: string; value: string; text: string };

const MAX_VALUE = 60;

/** Answers a visitor's first questions, in the order in which a preview shows them. */
export function raffleFacts(
  raffle: DescribedRaffle,
  { state, winner }: SaleSoFar,
  symbol: string,
  now: Date,
): Fact[] {
  const words = stateWords(state);
  const isPriced = state === 'selling' || state === 'pending';
  return [
    ...(words ? [fact('Estado', words, words)] : []),
    ...(isPriced ? [priceFact(raffle, symbol)] : []),
    ...(state === 'finished' && winner ? [winnerFact(winner)] : []),
    ...(raffle.drawDate ? [drawFact(raffle.drawDate, now)] : []),
  ];
}

function priceFact({ price, methods = [] }: DescribedRaffle, symbol: string): Fact {
  const amounts = priceAmounts(price, moneyOf(symbol, methods));
  const value = amounts ? amountsText(amounts) : PRICE_TO_COME;
  return fact('Precio', value, value);
}

function winnerFact({ number, owner }: Winner): Fact {
  const value = [number, owner?.name].filter(Boolean).join(', ');
  return fact('Número ganador', value, `Número ganador ${value}`);
}

/** `18/12 10 p. m.`: previews have little room. */
function drawFact(drawDate: string, now: Date): Fact {
  const value = formatDrawDate(drawDate)
    .replace(`/${yearInCaracas(now)}`, '')
    .replace(':00', '');
  return fact('Sorteo', value, `Sorteo ${value}`);
}

function fact(label: string, value: string, text: string): Fact {
  return { label, value: clip(plainText(value), MAX_VALUE), text: plainText(text) };
}
