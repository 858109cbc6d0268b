import 'server-only';
import { MOST } from './bounds';
import { adminFailure, type AdminResult } from './failure';
import { oncePerTicket, type TicketRecord } from './tickets';
import { readAdmin } from './transport';
import { list, type Wire } from './wire';

type SearchAnswer = Wire<'tickets'>;

/** `text` is a pattern and the answer has personal data: callers compare again and do not pass it on. */
export async function searchTickets(
  raffleId: string,
  text: string,
): Promise<AdminResult<TicketRecord[]>> {
  const answer = await readAdmin<SearchAnswer>({
    method: 'GET',
    path: `/tickets/search/${raffleId}/${encodeURIComponent(text)}`,
  });
  if (!answer.ok) return answer;
  const { tickets } = answer.value;
  if (!Array.isArray(tickets)) return adminFailure('garbled', { status: 200 });
  return { ok: true, value: oncePerTicket(list(tickets, MOST.found)) };
}
