import 'server-only';
import { MOST } from './bounds';
import { adminFailure, type AdminResult } from './failure';
import { oncePerTicket, type TicketRecord } from './tickets';
import { readAdmin } from './transport';
import { list, type Wire } from './wire';

type SearchAnswer = Wire<'tickets'>;

/** Others may be found too, and the answer has personal data: callers compare again and do not pass it on. */
export async function searchTickets(
  raffleId: string,
  nationalId: string,
): Promise<AdminResult<TicketRecord[]>> {
  const answer = await readAdmin<SearchAnswer>({
    method: 'GET',
    path: `/tickets/search/${raffleId}/${encodeURIComponent(patternOf(nationalId))}`,
  });
  if (!answer.ok) return answer;
  const { tickets } = answer.value;
  if (!Array.isArray(tickets)) return adminFailure('garbled', { status: 200 });
  return { ok: true, value: oncePerTicket(list(tickets, MOST.found)) };
}

const NO_DIGIT = '[^0-9]*';

/** The admin API takes it as a pattern. It matches whatever `normalizeNationalId` reads as this document, and more. */
function patternOf(nationalId: string): string {
  const digits = nationalId.replace(/\D/g, '').replace(/^0+/, '');
  if (!digits) return '^$';
  const zeros = `(0${NO_DIGIT})*`;
  const cents = `(00${NO_DIGIT})?`;
  return `^${NO_DIGIT}${zeros}${[...digits].map((digit) => digit + NO_DIGIT).join('')}${cents}$`;
}
