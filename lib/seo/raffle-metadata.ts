import 'server-only';
import type { Metadata } from 'next';
import { companyProfile } from '@/lib/content/company';
import { raffleCardPath } from '@/lib/images/preview-version';
import { formatDrawDate } from '@/lib/raffle/dates';
import { pricePerTicket } from '@/lib/raffle/money';
import { plainText } from '@/lib/raffle/plain-text';
import type { Raffle } from '@/lib/raffle/types';
import { pageMetadata } from './page-metadata';

export function raffleMetadata(raffle: Raffle): Metadata {
  const company = companyProfile();
  const name = raffle.name || 'Rifa';
  return pageMetadata({
    path: `/rifa/${raffle.id}`,
    title: `${name} Compra tu ticket aqui!`,
    socialTitle: name,
    description: plainText(raffle.description) || factsOf(raffle, name, company.currencySymbol),
    card: { path: raffleCardPath(raffle), alt: name },
    siteName: company.name,
  });
}

function factsOf({ price, drawDate }: Raffle, name: string, currencySymbol: string): string {
  const draw = drawDate ? ` Sorteo: ${plainText(formatDrawDate(drawDate))}` : '';
  return `${name}. ${plainText(pricePerTicket(price, currencySymbol))}.${draw}`;
}

/** The front answers 404 when it sees this marker; `notFound()` would send an empty body from the cache. */
export function missingRaffleMetadata(): Metadata {
  return {
    title: 'Esta rifa no existe',
    robots: { index: false },
    other: { 'x-status': '404' },
  };
}
