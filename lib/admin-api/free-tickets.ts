import 'server-only';
import type { Ticket, TicketPage } from '@/lib/raffle/types';
import { MOST } from './bounds';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminFailure, AdminResult } from './failure';
import { FREE, queryTickets } from './tickets';

/** The size of the largest grid page. */
export const MOST_ROWS = MOST.rows;

/** Concurrent requests for one pick. */
const AT_ONCE = 8;

/** Not cached, because the numbers picked must be free now. */
export const queryFree = throughCircuitBreaker(
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

/** The tickets of each answer. After a failure no further requests are sent. */
export async function askForAll<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<AdminResult<TicketPage>>,
): Promise<AdminResult<Ticket[][]>> {
  const pages: Ticket[][] = [];
  const waiting = questions.entries();
  let failure: AdminFailure | null = null;
  async function askOn() {
    for (const [index, question] of waiting) {
      const page = await ask(question);
      if (page.ok) pages[index] = page.value.tickets;
      else failure = page;
      if (failure) return;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return failure ?? { ok: true, value: pages };
}
