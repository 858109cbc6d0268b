import { DEFAULT_PAGE_SIZE, type PageSize } from '@/lib/raffle/limits';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';

type QueryAction =
  | { type: 'search'; text: string }
  | { type: 'size'; size: PageSize }
  | { type: 'status'; status: TicketListQuery['status'] }
  | { type: 'goTo'; offset: number }
  | { type: 'clear' };

/** The picker's initial query. The page preloads its answer. */
export const FIRST_QUERY: TicketListQuery = {
  offset: 0,
  limit: DEFAULT_PAGE_SIZE,
  search: '',
  status: 'available',
};

/** Any change of the list restarts it at the top. */
export function queryAfter(query: TicketListQuery, action: QueryAction): TicketListQuery {
  switch (action.type) {
    case 'search':
      return action.text === query.search ? query : { ...query, search: action.text, offset: 0 };
    case 'size':
      return { ...query, limit: action.size, offset: 0 };
    case 'status':
      return { ...query, status: action.status, offset: 0 };
    case 'goTo':
      return { ...query, offset: action.offset };
    case 'clear':
      return { ...FIRST_QUERY, limit: query.limit };
  }
}
