import 'server-only';
import type { TicketPage } from '@/lib/raffle/types';
import { whileBrowsing } from './browsing';
import type { AdminResult } from './failure';
import { FREE, queryTickets } from './tickets';

/** As many as a page of the grid has. */
export const MOST_ROWS = 1000;

/** Questions of one draw at the same time. */
export const AT_ONCE = 8;

/** Asked anew each time: what is drawn is free now. */
export const queryFree = whileBrowsing(
  async (raffleId: string, question: object): Promise<AdminResult<TicketPage>> => {
    const page = await queryTickets({
      rifa: raffleId,
      ...FREE,
      sort: { numero: 1 },
      desde: 0,
      ...question,
    });
    if (!page.ok) return page;
    const tickets = page.value.tickets.filter(({ status }) => status === 'available');
    return { ok: true, value: { ...page.value, tickets } };
  },
);
