import 'server-only';
import { readCounts, readRaffle, readWinner } from '@/lib/admin-api/page-reads';
import { shopContent } from '@/lib/content/content';
import { createReader } from '@/lib/platform/cache/reader';
import { isRaffleId } from '@/lib/raffle/addresses';
import { saleState } from '@/lib/raffle/sale-state';
import { shareWords, type ShareWords } from '@/lib/raffle/share-words';
import type { ImagePath } from '@/lib/raffle/types';

export type SharedRaffle = { words: ShareWords; cover: ImagePath | null };

type Read = { ok: true; value: SharedRaffle | null };

const shared = createReader<string, SharedRaffle | null>({
  name: 'shared-raffle',
  max: 1000,
  freshMs: 3000,
  read,
});

/** Null if it does not exist. Throws if nothing is known of it. */
export async function readSharedRaffle(id: string): Promise<SharedRaffle | null> {
  return isRaffleId(id) ? (await shared.now(id)).value : null;
}

async function read(id: string): Promise<Read> {
  const found = await readRaffle(id);
  if (!found) return { ok: true, value: null };
  const raffle = 'listed' in found ? { ...found.listed, methods: [], readAt: '' } : found;
  const [winner, counted] = await Promise.all([readWinner(id), readCounts(id)]);
  const counts = counted.ok ? counted.value : null;
  const facts = {
    raffle,
    state: saleState(raffle, counts, new Date()),
    winner: winner.ok ? winner.value : null,
    counts,
  };
  const words = shareWords(facts, shopContent().profile.currencySymbol);
  return { ok: true, value: { words, cover: raffle.cover } };
}
