import { getResultShared } from '@/lib/admin-api/live-reads';
import { apiRoute } from '@/lib/platform/http/api-route';
import {
  jsonShared,
  methodNotAllowed,
  noSuchRaffle,
  upstreamError,
} from '@/lib/platform/http/api-answers';
import { isRaffleId } from '@/lib/raffle/addresses';

type Context = { params: Promise<{ id: string }> };

const SECONDS = 2;

/** Whether the raffle is over and who won. Pages that wait for the result poll this. */
export const GET = apiRoute('winner', 'look', async (_request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isRaffleId(raffleId)) return noSuchRaffle();
  const answer = await getResultShared(raffleId);
  return answer.ok ? jsonShared(answer.value, SECONDS) : upstreamError(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
