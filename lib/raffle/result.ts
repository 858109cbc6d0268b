import type { Raffle, Winner, RaffleSummary } from './types';

export type RaffleResult = Pick<Raffle, 'isOpen' | 'drawDate'> & { winner: Winner | null };

export function resultFingerprint({ isOpen, drawDate, winner }: RaffleResult): string {
  const owner = winner?.owner;
  return JSON.stringify([
    isOpen,
    drawDate,
    winner?.number ?? null,
    owner ? [owner.name, owner.route, owner.address, owner.status, owner.images] : null,
  ]);
}

export type PastResult = Pick<RaffleSummary, 'id' | 'name' | 'drawDate' | 'cover'> & {
  /** Null if no number has won yet; undefined if it could not be loaded. */
  winner: { number: string; owner: string | null } | null | undefined;
};

/** The name is the one that the results show; the picture is one of the winner, else of the prize. */
export type LastWinner = {
  raffle: Pick<RaffleSummary, 'id' | 'name'>;
  number: string;
  name: string;
  picture: RaffleSummary['cover'];
};

export type ResultsPage = { results: PastResult[]; hasMore: boolean };

export function resultsPageNumber(segments: readonly string[] = []): number | null {
  const [segment, ...rest] = segments;
  if (segment === undefined) return 1;
  return rest.length === 0 && /^([2-9]|[1-9]\d{1,2})$/.test(segment) ? Number(segment) : null;
}

export function resultsPath(page: number): string {
  return page === 1 ? '/resultados' : `/resultados/${page}`;
}
