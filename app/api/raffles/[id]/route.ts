import { getRaffleShared } from '@/lib/admin-api/live-reads';
import { apiRoute } from '@/lib/platform/http/api-route';
import { jsonShared, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';

type Context = { params: Promise<{ id: string }> };

/** The current raffle: price, payment methods and whether it sells. */
export const GET = apiRoute('raffle', 'look', async (_request, { params }: Context) => {
  const answer = await getRaffleShared((await params).id);
  return answer.ok ? jsonShared({ raffle: answer.value }, 1) : upstreamError(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
