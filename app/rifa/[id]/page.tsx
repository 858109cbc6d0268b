import type { Metadata } from 'next';
import { RaffleLate } from '@/components/raffle/raffle-late';
import { RaffleMissing } from '@/components/raffle/raffle-missing';
import { RafflePage } from '@/components/raffle/raffle-page';
import { JsonLd } from '@/components/ui/json-ld';
import {
  hasNamesake,
  readFirstTickets,
  readRaffle,
  readRaffles,
  readWinner,
  type PageRaffle,
} from '@/lib/admin-api/page-reads';
import { lastWinners } from '@/lib/admin-api/last-winners';
import { lastChange } from '@/lib/admin-api/seen-changes';
import { shopContent } from '@/lib/content/content';
import { lotteryOf } from '@/lib/content/lottery-results';
import { beginCover } from '@/lib/images/cover-cards';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import type { RaffleSummary } from '@/lib/raffle/types';
import { saleState } from '@/lib/raffle/sale-state';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { missingRaffleMetadata, raffleMetadata } from '@/lib/seo/raffle-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const raffle = await readRaffle((await params).id);
  if (!raffle) return missingRaffleMetadata();
  const described = 'listed' in raffle ? raffle.listed : raffle;
  const sale = 'listed' in raffle ? listedSale(raffle.listed) : await readSale(raffle);
  return raffleMetadata(described, sale, await hasNamesake(described));
}

function listedSale(raffle: RaffleSummary) {
  return { state: saleState(raffle, raffle.counts, new Date()), winner: null };
}

/** Read only after the raffle: a made-up id must cost the admin API one request, not three. */
async function readSale(raffle: PageRaffle) {
  const [winner, tickets] = await Promise.all([readWinner(raffle.id), readFirstTickets(raffle.id)]);
  return {
    state: saleState(raffle, tickets.ok ? tickets.value.counts : null, new Date()),
    winner: winner.ok ? winner.value : null,
    tickets: tickets.ok ? tickets.value : null,
  };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const company = shopContent().profile;
  const [raffle, openRaffles] = await Promise.all([
    readRaffle(id),
    readRaffles(true, STRIP_RAFFLES_LIMIT),
  ]);
  const others = openRaffles.ok ? openRaffles.value.filter((other) => other.id !== id) : null;
  if (!raffle) {
    return <RaffleMissing openRaffles={others} currencySymbol={company.currencySymbol} />;
  }
  if ('listed' in raffle) return <RaffleLate name={raffle.listed.name} />;
  beginCover(raffle);
  const changedAt = lastChange(id);
  return (
    <>
      {changedAt && <meta property="og:updated_time" content={changedAt} />}
      <JsonLd data={breadcrumbData([{ name: 'Inicio', path: '/home' }, { name: raffle.name }])} />
      <RafflePage
        raffle={raffle}
        knownSince={raffle.silentSince}
        {...await readSale(raffle)}
        openRaffles={others}
        lastWinners={lastWinners()}
        content={shopContent()}
        drawnBy={lotteryOf(shopContent().lotteries, raffle.lottery)}
        answerTime={shopContent().answers.payments}
        company={company}
        address={absoluteUrl(`/rifa/${raffle.id}`)}
      />
    </>
  );
}
