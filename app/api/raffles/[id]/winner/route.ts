import { getResultShared } from '@/lib/admin-api/live-reads';
import { raffleRoute } from '@/lib/platform/http/api-route';
import { jsonShared, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';

const SECONDS = 2;

/** Whether the raffle is over and who won. Pages that wait for the result poll this. */
export const GET = raffleRoute('winner', 'request', async (_request, raffleId) => {
  const answer = await getResultShared(raffleId);
  return answer.ok ? jsonShared(answer.value, SECONDS) : upstreamError(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
