import 'server-only';
import { lastGood } from '@/lib/cache/last-good';
import { sharedRead } from '@/lib/cache/shared-read';
import type { ListedRaffle } from '@/lib/raffle/types';
import type { AdminResult } from './failure';
import { queryRaffles, readRaffles, reshapeSummary, type RaffleRecord } from './raffles';
import { date, imagePaths } from './wire';

const PAGE = 200;
const MAX_RAFFLES = 45_000;
const HOLD_MS = 60_000;

/** Every raffle, open and finished, each once. A failure on the way fails the whole. */
export async function listAllRaffles(): Promise<AdminResult<ListedRaffle[]>> {
  const found = new Map<string, ListedRaffle>();
  for (const isOpen of [true, false]) {
    for (let offset = 0; found.size < MAX_RAFFLES; offset += PAGE) {
      const page = await queryRaffles({ isOpen, offset, limit: PAGE });
      if (!page.ok) return page;
      for (const raffle of readRaffles(page.value, reshapeListed)) found.set(raffle.id, raffle);
      if (page.value.length < PAGE) break;
    }
  }
  return { ok: true, value: [...found.values()] };
}

function reshapeListed(rifa: RaffleRecord): ListedRaffle | null {
  const summary = reshapeSummary(rifa);
  return (
    summary && {
      ...summary,
      gallery: imagePaths(rifa.img, 'rifa'),
      updatedAt: date(rifa.updatedAt),
    }
  );
}

const listShared = sharedRead(listAllRaffles, { holdMs: HOLD_MS, maxEntries: 1 });
const keepList = lastGood<ListedRaffle[]>(1);

export async function readAllRaffles() {
  return keepList('all', await listShared({}));
}
