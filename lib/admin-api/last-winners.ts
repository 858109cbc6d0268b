import 'server-only';
import { processWide } from '@/lib/platform/process-wide';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import type { LastWinner } from '@/lib/raffle/result';
import type { RaffleSummary } from '@/lib/raffle/types';
import { readDrawnWinner, readRaffles } from './page-reads';

const SHOWN = 3;
/** Some have no result yet, or a number that nobody bought. */
const ASKED = 8;
const NEWS_MS = 60_000;

const known = processWide('last-winners', () => ({
  winners: [] as LastWinner[],
  askedAt: -Infinity,
}));

/** Newest first, as last read. They are read again for the next render, so that a page waits for nothing. */
export function lastWinners(): LastWinner[] {
  if (performance.now() - known.askedAt > NEWS_MS) {
    known.askedAt = performance.now();
    void learnWinners();
  }
  return known.winners;
}

async function learnWinners(): Promise<void> {
  const finished = await readRaffles(false, STRIP_RAFFLES_LIMIT);
  if (!finished.ok) return;
  const asked = await Promise.all(finished.value.slice(0, ASKED).map(winnerOf));
  known.winners = asked.flat().slice(0, SHOWN);
}

async function winnerOf({ id, name, cover }: RaffleSummary): Promise<LastWinner[]> {
  const read = await readDrawnWinner(id);
  if (!read.ok || read.value?.owner?.status !== 'paid' || !read.value.owner.name) return [];
  const { number, owner } = read.value;
  const picture = owner.images[0] ?? cover;
  return [{ raffle: { id, name }, number, name: owner.name, picture }];
}
