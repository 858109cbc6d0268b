import { getResultShared } from '@/lib/admin-api/live-reads';
import { apiRoute } from '@/lib/http/api-route';
import { apiError } from '@/lib/http/api-error';
import { jsonOk } from '@/lib/http/json-ok';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { upstreamError } from '@/lib/http/upstream-error';
import { withXsrfCookie } from '@/lib/http/xsrf';
import { isRaffleId } from '@/lib/raffle/raffle-id';

type Context = { params: Promise<{ id: string }> };

/** Whether the raffle is over and who won, for pages that wait for it. */
export const GET = apiRoute('winner', 'look', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isRaffleId(raffleId)) return apiError('not-found', { msg: 'Esta rifa no existe.' });
  const answer = await getResultShared({ raffleId });
  if (answer.ok) return withXsrfCookie(request, jsonOk(answer.value));
  return answer.reason === 'no-such-raffle'
    ? apiError('not-found', { msg: 'Esta rifa no existe.' })
    : upstreamError(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
