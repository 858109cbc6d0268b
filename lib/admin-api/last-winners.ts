import 'server-only';
import { createReader } from '@/lib/platform/cache/reader';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import type { LastWinner } from '@/lib/raffle/result';
import type { RaffleSummary } from '@/lib/raffle/types';
import { readDrawnWinner, readRaffles } from './page-reads';

const SHOWN = 3;
/** Some have no result yet, or a number that nobody bought. */
const ASKED = 8;

const winners = createReader({
  name: 'last-winners',
  max: 1,
  freshMs: 60_000,
  async read() {
    const finished = await readRaffles(false, STRIP_RAFFLES_LIMIT);
    if (!finished.ok) return finished;
    const asked = await Promise.all(finished.value.slice(0, ASKED).map(winnerOf));
    return { ok: true as const, value: asked.flat().slice(0, SHOWN) };
  },
});

/** Newest first, as last read. They are read again for the next render, so that a page waits for nothing. */
export async function lastWinners(): Promise<LastWinner[]> {
  const last = await winners.known(undefined);
  void winners.now(undefined);
  return last?.value ?? [];
}

async function winnerOf({ id, name, cover }: RaffleSummary): Promise<LastWinner[]> {
  const read = await readDrawnWinner(id);
  if (!read.ok || read.value?.owner?.status !== 'paid' || !read.value.owner.name) return [];
  const { number, owner } = read.value;
  const picture = owner.images[0] ?? cover;
  return [{ raffle: { id, name }, number, name: owner.name, picture }];
}
