import 'server-only';
import type { Metadata } from 'next';
import { shopContent } from '@/lib/content/content';
import { raffleCardPath } from '@/lib/images/preview-version';
import { amountsText } from '@/lib/raffle/amounts';
import { formatDay, formatDrawDate, yearInCaracas } from '@/lib/raffle/dates';
import { PRICE_TO_COME } from '@/lib/raffle/money';
import { clip, plainText } from '@/lib/raffle/plain-text';
import { moneyOf, priceAmounts } from '@/lib/raffle/rate';
import { stateWords, type SaleState } from '@/lib/raffle/sale-state';
import type { Raffle, RaffleSummary, Winner } from '@/lib/raffle/types';
import { MAX_TITLE, pageMetadata, titleOf } from './page-metadata';

/** An entry of a list has no payment methods. */
type DescribedRaffle = RaffleSummary & Partial<Pick<Raffle, 'methods'>>;

export type SaleSoFar = { state: SaleState; winner: Winner | null };

/** @param hasNamesake another raffle has this name: the title tells them apart by the draw's date */
export function raffleMetadata(
  raffle: DescribedRaffle,
  sale: SaleSoFar,
  hasNamesake = false,
  now = new Date(),
): Metadata {
  const company = shopContent().profile;
  const { name, drawDate } = raffle;
  const date = hasNamesake && drawDate ? ` (${formatDay(drawDate)})` : '';
  const facts = raffleFacts(raffle, sale, company.currencySymbol, now);
  return pageMetadata({
    path: `/rifa/${raffle.id}`,
    title: `${clip(name, MAX_TITLE)}${date} Compra tu ticket aqui!`,
    socialTitle: name,
    description: [...facts, plainText(raffle.description) || name].join(' · '),
    card: { path: raffleCardPath(raffle), alt: name },
    siteName: company.name,
  });
}

/** Answers a visitor's first questions, in the order in which a preview shows them. */
function raffleFacts(
  raffle: DescribedRaffle,
  { state, winner }: SaleSoFar,
  symbol: string,
  now: Date,
): string[] {
  const words = stateWords(state);
  const isPriced = state === 'selling' || state === 'pending';
  return [
    ...(words ? [words] : []),
    ...(isPriced ? [priceFact(raffle, symbol)] : []),
    ...(state === 'finished' && winner ? [winnerFact(winner)] : []),
    ...(raffle.drawDate ? [drawFact(raffle.drawDate, now)] : []),
  ];
}

function priceFact({ price, methods = [] }: DescribedRaffle, symbol: string): string {
  const amounts = priceAmounts(price, moneyOf(symbol, methods));
  return plainText(amounts ? amountsText(amounts) : PRICE_TO_COME);
}

function winnerFact({ number, owner }: Winner): string {
  return plainText(`Número ganador ${[number, owner?.name].filter(Boolean).join(', ')}`);
}

/** `18/12 10 p. m.`: previews have little room. */
function drawFact(drawDate: string, now: Date): string {
  const value = formatDrawDate(drawDate)
    .replace(`/${yearInCaracas(now)}`, '')
    .replace(':00', '');
  return plainText(`Sorteo ${value}`);
}

/** The front answers 404 when it sees this marker; `notFound()` would send an empty body from the cache. */
export function missingRaffleMetadata(): Metadata {
  return {
    title: titleOf('Esta rifa no existe', shopContent().profile.name),
    robots: { index: false },
    other: { 'x-status': '404' },
  };
}
