import 'server-only';
import type { Metadata } from 'next';
import { shopContent } from '@/lib/content/content';
import { raffleCardPath } from '@/lib/images/preview-version';
import { formatDay } from '@/lib/raffle/dates';
import { clip, plainText } from '@/lib/raffle/plain-text';
import { MAX_TITLE, pageMetadata, titleOf } from './page-metadata';
import { raffleFacts, type DescribedRaffle, type Fact, type SaleSoFar } from './raffle-facts';

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
  const page = pageMetadata({
    path: `/rifa/${raffle.id}`,
    title: `${clip(name, MAX_TITLE)}${date} Compra tu ticket aqui!`,
    socialTitle: name,
    description: [...facts.map(({ text }) => text), plainText(raffle.description) || name].join(
      ' · ',
    ),
    card: { path: raffleCardPath(raffle), alt: name },
    siteName: company.name,
  });
  return { ...page, other: labels(facts) };
}

/** Two lines that some apps show below a preview. */
function labels(facts: Fact[]): Record<string, string> {
  const pairs = facts.slice(0, 2).flatMap(({ label, value }, index) => [
    [`twitter:label${index + 1}`, label],
    [`twitter:data${index + 1}`, value],
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** The front answers 404 when it sees this marker; `notFound()` would send an empty body from the cache. */
export function missingRaffleMetadata(): Metadata {
  return {
    title: titleOf('Esta rifa no existe', shopContent().profile.name),
    robots: { index: false },
    other: { 'x-status': '404' },
  };
}
