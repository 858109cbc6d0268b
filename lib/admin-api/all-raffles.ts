import 'server-only';
import { createReader } from '@/lib/platform/cache/reader';
import type { RaffleSummary } from '@/lib/raffle/types';
import { adminFailure, type AdminResult } from './failure';
import { throughCircuitBreaker } from './guarded-reads';
import { raffleIdOf, type RaffleRecord } from './raffle-record';
import { queryRaffles, ownRaffles } from './raffles';
import { imagePath, text } from './wire';

export type ListedRaffle = Pick<RaffleSummary, 'id' | 'cover'>;

const PAGE = 200;
const MAX_RAFFLES = 45_000;
const LISTED_WITHIN_MS = 60_000;

const readPage = throughCircuitBreaker(queryRaffles);

/** Lists every raffle, open or finished, once. One failed request fails the whole list. */
export async function listAllRaffles(): Promise<AdminResult<ListedRaffle[]>> {
  const found = new Map<string, ListedRaffle>();
  const endsAt = performance.now() + LISTED_WITHIN_MS;
  for (const isOpen of [true, false]) {
    const rows = new Set<string>();
    for (let offset = 0; offset < MAX_RAFFLES && found.size < MAX_RAFFLES; offset += PAGE) {
      if (performance.now() > endsAt) return adminFailure('timeout');
      const before = rows.size;
      const page = await readPage({ isOpen, offset, limit: PAGE });
      if (!page.ok) return page;
      for (const raffle of ownRaffles(page.value, reshapeListed)) found.set(raffle.id, raffle);
      for (const { rifid, _id } of page.value) rows.add(text(rifid) || text(_id));
      // If the admin API ignores `desde`, every page is the first one.
      if (page.value.length < PAGE || rows.size === before) break;
    }
  }
  return { ok: true, value: [...found.values()] };
}

function reshapeListed(rifa: RaffleRecord): ListedRaffle | null {
  const id = raffleIdOf(rifa);
  if (id === null) return null;
  return { id, cover: imagePath(rifa.portada, 'portada') };
}

const all = createReader({ name: 'all-raffles', max: 1, freshMs: 60_000, read: listAllRaffles });

export const readAllRaffles = () => all.orKnown(undefined);
