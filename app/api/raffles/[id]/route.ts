import { getRaffleShared } from '@/lib/admin-api/live-reads';
import { raffleRoute } from '@/lib/platform/http/api-route';
import { jsonShared, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';

/** The current raffle: price, payment methods and whether it sells. */
export const GET = raffleRoute('raffle', 'request', async (_request, raffleId) => {
  const answer = await getRaffleShared(raffleId);
  return answer.ok ? jsonShared({ raffle: answer.value }, 1) : upstreamError(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
