import { getTicketsByNumberShared, listTicketsShared } from '@/lib/admin-api/live-tickets';
import { door } from '@/lib/http/door';
import { jsonRefusal } from '@/lib/http/answers';
import { jsonUnlessKnown } from '@/lib/http/json-unless-known';
import { otherMethods } from '@/lib/http/other-methods';
import { limitOrRefuse } from '@/lib/http/rate-limit';
import { upstreamRefusal } from '@/lib/http/upstream-refusal';
import { isRaffleId } from '@/lib/raffle/raffle-id';
import { parseNumbers, parseTicketListQuery } from '@/lib/raffle/ticket-query';

type Context = { params: Promise<{ id: string }> };

export const GET = door('tickets', 'look', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isRaffleId(raffleId)) return jsonRefusal('not-found', 'Esta rifa no existe.');

  const search = new URL(request.url).searchParams;
  const isOwnQuestion = search.has('numbers') || Boolean(search.get('search'));
  const refusal = isOwnQuestion && (await limitOrRefuse(request, 'search'));
  if (refusal) return refusal;
  const answer = search.has('numbers')
    ? await byNumber(raffleId, search.get('numbers') ?? '')
    : await byPage(raffleId, search);

  if (!answer) return jsonRefusal('bad-request', 'No entendimos qué números buscas.');
  if (!answer.ok) return upstreamRefusal(answer);
  return jsonUnlessKnown(request, answer.value);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

function byNumber(raffleId: string, text: string) {
  const numbers = parseNumbers(text);
  return numbers && getTicketsByNumberShared({ raffleId, numbers });
}

function byPage(raffleId: string, params: URLSearchParams) {
  const query = parseTicketListQuery(params);
  return query && listTicketsShared({ raffleId, ...query });
}
