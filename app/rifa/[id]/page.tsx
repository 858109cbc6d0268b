import type { Metadata } from 'next';
import { RaffleMissing } from '@/components/raffle/raffle-missing';
import { RafflePage } from '@/components/raffle/raffle-page';
import { readCounts, readRaffle, readRaffles, readWinner } from '@/lib/admin-api/page-reads';
import { companyProfile } from '@/lib/company';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';

export const revalidate = 60;

/** Nothing is made at build: the first request makes a page, the cache keeps it. */
export async function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const raffle = await readRaffle((await params).id);
  // The front answers 404 when it sees the marker; `notFound()` would send an empty body from the cache.
  if (!raffle) {
    return {
      title: 'Esta rifa no existe',
      robots: { index: false },
      other: { 'x-status': '404' },
    };
  }
  return { title: `${raffle.name} Compra tu ticket aqui!`, description: raffle.description };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const company = companyProfile();
  const [raffle, openRaffles] = await Promise.all([
    readRaffle(id),
    readRaffles(true, STRIP_RAFFLES_LIMIT),
  ]);
  const others = openRaffles.ok ? openRaffles.value.filter((other) => other.id !== id) : null;
  if (!raffle) {
    return <RaffleMissing openRaffles={others} currencySymbol={company.currencySymbol} />;
  }
  const [winner, counts] = await Promise.all([readWinner(id), readCounts(id)]);
  return (
    <RafflePage
      raffle={raffle}
      winner={winner.ok ? winner.value : null}
      counts={counts.ok ? counts.value : null}
      openRaffles={others}
      company={company}
    />
  );
}
