import { DEFAULT_PAGE_SIZE } from '@/lib/raffle/limits';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';

/** The picker's initial query. The page preloads its answer. */
export const FIRST_QUERY: TicketListQuery = {
  offset: 0,
  limit: DEFAULT_PAGE_SIZE,
  search: '',
  status: 'available',
};

/** Any change of the list restarts it at the top. Searching the same again is no change. */
export function queryAfter(
  query: TicketListQuery,
  change: Partial<TicketListQuery>,
): TicketListQuery {
  const names = Object.keys(change) as (keyof TicketListQuery)[];
  const isSame = names.every((name) => change[name] === query[name]);
  return isSame ? query : { ...query, offset: 0, ...change };
}
