import { Home } from '@/components/shop/home/home';
import { JsonLd } from '@/components/ui/json-ld';
import { learnRate, readCounts, readRaffles } from '@/lib/admin-api/page-reads';
import { readWinners } from '@/lib/admin-api/past-results';
import { shopContent } from '@/lib/content/content';
import { silentSince } from '@/lib/platform/cache/reader';
import { HERO_RAFFLES_LIMIT, RESULTS_PER_PAGE, STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { soldShare, type SoldShare } from '@/lib/raffle/sold-share';
import type { RaffleSummary } from '@/lib/raffle/types';
import { homeMetadata } from '@/lib/seo/shop-metadata';
import { shopData } from '@/lib/seo/structured-data';

export const generateMetadata = homeMetadata;

/** Each counted raffle costs one more call to the admin API, and visitors mostly see the first cards. */
const COUNTED_RAFFLES = 6;

export default async function Page() {
  const [featured, open, finished] = await Promise.all([
    readRaffles(true, HERO_RAFFLES_LIMIT),
    readRaffles(true, STRIP_RAFFLES_LIMIT),
    readRaffles(false, STRIP_RAFFLES_LIMIT),
  ]);
  if (featured.ok) learnRate(featured.value);
  const [sold, winners] = await Promise.all([
    readSold(open.ok ? open.value.slice(0, COUNTED_RAFFLES) : []),
    readWinners(finished.ok ? finished.value.slice(0, RESULTS_PER_PAGE) : []),
  ]);
  return (
    <>
      <JsonLd data={shopData()} />
      <Home
        company={shopContent().profile}
        content={shopContent()}
        featured={featured.ok ? featured.value : null}
        open={open.ok ? open.value : null}
        finished={finished.ok ? finished.value : null}
        knownSince={silentSince(featured, open, finished)}
        sold={sold}
        winners={winners}
      />
    </>
  );
}

async function readSold(raffles: RaffleSummary[]): Promise<Map<string, SoldShare>> {
  const shares = await Promise.all(
    raffles.map(async ({ id, counts }): Promise<[string, SoldShare][]> => {
      const read = counts ? { ok: true as const, value: counts } : await readCounts(id);
      const share = read.ok ? soldShare(read.value) : null;
      return share ? [[id, share]] : [];
    }),
  );
  return new Map(shares.flat());
}
