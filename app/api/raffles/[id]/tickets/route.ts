import { getTicketsByNumberShared, listTicketsShared } from '@/lib/admin-api/live-reads';
import { apiRoute } from '@/lib/http/api-route';
import { apiError, methodNotAllowed, upstreamError } from '@/lib/http/api-answers';
import { jsonUnlessKnown } from '@/lib/http/json-unless-known';
import { limitOrRefuse } from '@/lib/http/rate-limit';
import { isRaffleId } from '@/lib/raffle/raffle-id';
import { parseNumbers, parseTicketListQuery } from '@/lib/raffle/ticket-query';

type Context = { params: Promise<{ id: string }> };

export const GET = apiRoute('tickets', 'look', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isRaffleId(raffleId)) return apiError('not-found', { msg: 'Esta rifa no existe.' });

  const search = new URL(request.url).searchParams;
  const isOwnQuestion = search.has('numbers') || Boolean(search.get('search'));
  const refusal = isOwnQuestion && (await limitOrRefuse(request, 'search'));
  if (refusal) return refusal;
  const answer = search.has('numbers')
    ? await byNumber(raffleId, search.get('numbers') ?? '')
    : await byPage(raffleId, search);

  if (!answer) return apiError('bad-request', { msg: 'No entendimos qué números buscas.' });
  if (!answer.ok) return upstreamError(answer);
  return jsonUnlessKnown(request, answer.value);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

function byNumber(raffleId: string, text: string) {
  const numbers = parseNumbers(text);
  return numbers && getTicketsByNumberShared({ raffleId, numbers });
}

function byPage(raffleId: string, params: URLSearchParams) {
  const query = parseTicketListQuery(params);
  return query && listTicketsShared({ raffleId, ...query });
}
