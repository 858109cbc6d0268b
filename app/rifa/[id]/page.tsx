import type { Metadata } from 'next';
import { RaffleLate, RaffleMissing } from '@/components/raffle/raffle-missing';
import { RafflePage } from '@/components/raffle/raffle-page';
import { JsonLd } from '@/components/ui/json-ld';
import {
  hasNamesake,
  readFirstTickets,
  readRaffle,
  readRaffles,
  readWinner,
} from '@/lib/admin-api/page-reads';
import { lastWinners } from '@/lib/admin-api/last-winners';
import { shopContent } from '@/lib/content/content';
import { lotteryOf } from '@/lib/content/lottery-results';
import { beginCover } from '@/lib/images/cover-cards';
import { environment } from '@/lib/platform/env';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { saleState } from '@/lib/raffle/sale-state';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { missingRaffleMetadata, raffleMetadata } from '@/lib/seo/raffle-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [raffle, winner, tickets] = await readAll((await params).id);
  if (!raffle) return missingRaffleMetadata();
  const isListed = 'listed' in raffle;
  const described = isListed ? raffle.listed : raffle;
  const counts = isListed ? raffle.listed.counts : tickets?.counts;
  const sale = { state: saleState(described, counts ?? null, new Date()), winner };
  return raffleMetadata(described, sale, await hasNamesake(described));
}

/** At once: one after the other, a slow admin API would take longer than the front waits. */
async function readAll(id: string) {
  const reads = [readRaffle(id), readWinner(id), readFirstTickets(id)] as const;
  const [raffle, winner, tickets] = await Promise.all(reads);
  return [raffle, winner.ok ? winner.value : null, tickets.ok ? tickets.value : null] as const;
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const company = shopContent().profile;
  const [[raffle, winner, tickets], openRaffles] = await Promise.all([
    readAll(id),
    readRaffles(true, STRIP_RAFFLES_LIMIT),
  ]);
  const others = openRaffles.ok ? openRaffles.value.filter((other) => other.id !== id) : null;
  if (!raffle) {
    return <RaffleMissing openRaffles={others} currencySymbol={company.currencySymbol} />;
  }
  if ('listed' in raffle) return <RaffleLate name={raffle.listed.name} />;
  beginCover(raffle);
  return (
    <>
      <JsonLd data={breadcrumbData(raffle.name)} />
      <RafflePage
        raffle={raffle}
        knownSince={raffle.silentSince}
        state={saleState(raffle, tickets?.counts ?? null, new Date())}
        winner={winner}
        tickets={tickets}
        openRaffles={others}
        lastWinners={await lastWinners()}
        content={shopContent()}
        drawnBy={lotteryOf(shopContent().lotteries, raffle.lottery)}
        answerTime={shopContent().answers.payments}
        publishesAddress={environment().winnerShown === 'full'}
        company={company}
        address={absoluteUrl(`/rifa/${raffle.id}`)}
      />
    </>
  );
}
