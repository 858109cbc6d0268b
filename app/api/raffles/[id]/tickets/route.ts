import { getTicketsByNumberShared, listTicketsShared } from '@/lib/admin-api/live-reads';
import { raffleRoute } from '@/lib/platform/http/api-route';
import {
  apiError,
  jsonShared,
  methodNotAllowed,
  upstreamError,
} from '@/lib/platform/http/api-answers';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { parseNumbers, parseTicketListQuery } from '@/lib/raffle/ticket-query';

/** With the second for which `live-reads.ts` holds them, numbers are at most 3 s old. */
const SECONDS = 2;

export const GET = raffleRoute('tickets', 'request', async (request, raffleId) => {
  const search = new URL(request.url).searchParams;
  const ask = search.has('numbers')
    ? byNumber(raffleId, search.get('numbers') ?? '')
    : byPage(raffleId, search);
  if (!ask) return apiError('bad-request', { msg: 'No entendimos qué números buscas.' });
  const refusal =
    ask.limit && (await limitOrRefuse(request, ask.limit.rule, null, ask.limit.points));
  if (refusal) return refusal;
  const answer = await ask.read();
  return answer.ok ? jsonShared(answer.value, SECONDS) : upstreamError(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

function byNumber(raffleId: string, text: string) {
  const numbers = parseNumbers(text);
  if (!numbers) return null;
  return {
    limit: { rule: 'numbers' as const, points: numbers.length },
    read: () => getTicketsByNumberShared({ raffleId, numbers }),
  };
}

function byPage(raffleId: string, params: URLSearchParams) {
  const query = parseTicketListQuery(params);
  if (!query) return null;
  const isFirstPage = query.offset === 0 && !query.search;
  return {
    limit: isFirstPage ? null : { rule: 'search' as const, points: 1 },
    read: () => listTicketsShared({ raffleId, ...query }),
  };
}
