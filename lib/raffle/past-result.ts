import type { RaffleSummary } from './types';

/** A finished raffle as the list of results tells it. */
export type PastResult = Pick<RaffleSummary, 'id' | 'name' | 'drawDate' | 'cover'> & {
  /** Null when no number has won yet; undefined when it could not be loaded. */
  winner: { number: string; owner: string | null } | null | undefined;
};

export type ResultsPage = { results: PastResult[]; hasMore: boolean };

/** Which page of the results an address asks for, counted from 1; null when it is none. */
export function resultsPageNumber(segments: readonly string[] = []): number | null {
  const [segment, ...rest] = segments;
  if (segment === undefined) return 1;
  return rest.length === 0 && /^([2-9]|[1-9]\d{1,2})$/.test(segment) ? Number(segment) : null;
}

export function resultsPath(page: number): string {
  return page === 1 ? '/resultados' : `/resultados/${page}`;
}
