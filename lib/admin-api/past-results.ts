import 'server-only';
import { cache } from 'react';
import { createReader } from '@/lib/platform/cache/reader';
import { RESULTS_PER_PAGE } from '@/lib/raffle/limits';
import type { PastResult, ResultsPage } from '@/lib/raffle/result';
import type { RaffleSummary } from '@/lib/raffle/types';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminResult } from './failure';
import { namedIn, PAGE_READ_MS, readDrawnWinner } from './page-reads';
import { queryRaffles, ownRaffles, reshapeSummary } from './raffles';

const pages = createReader({
  name: 'results',
  max: 100,
  freshMs: 3000,
  read: listPastResults,
  stored: { newsOf: ({ results }) => namedIn(results) },
});

export const readPastResults = cache((page: number) => pages.forPage({ page }));

export async function listPastResults({
  page,
}: {
  page: number;
}): Promise<AdminResult<ResultsPage>> {
  const offset = (page - 1) * RESULTS_PER_PAGE;
  const limit = RESULTS_PER_PAGE + 1;
  const query = { isOpen: false, offset, limit, timeoutMs: PAGE_READ_MS };
  const rifas = await throughCircuitBreaker(queryRaffles)(query);
  if (!rifas.ok) return rifas;
  const raffles = ownRaffles(rifas.value.slice(0, RESULTS_PER_PAGE), reshapeSummary);
  const results = await Promise.all(raffles.map(withWinner));
  return { ok: true, value: { results, hasMore: rifas.value.length > RESULTS_PER_PAGE } };
}

/** @param raffles finished ones, no more than a page of results: each costs a call */
export async function readWinners(
  raffles: RaffleSummary[],
): Promise<Map<string, PastResult['winner']>> {
  const results = await Promise.all(raffles.map(withWinner));
  return new Map(results.map(({ id, winner }) => [id, winner]));
}

async function withWinner({ id, name, drawDate, cover }: RaffleSummary): Promise<PastResult> {
  const read = await readDrawnWinner(id);
  const winner = read.ok
    ? read.value && { number: read.value.number, owner: read.value.owner?.name ?? null }
    : undefined;
  return { id, name, drawDate, cover, winner };
}
