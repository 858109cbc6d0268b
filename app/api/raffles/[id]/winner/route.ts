import { getResultShared } from '@/lib/admin-api/live-result';
import { door } from '@/lib/http/door';
import { jsonOk, jsonRefusal } from '@/lib/http/answers';
import { otherMethods } from '@/lib/http/other-methods';
import { upstreamRefusal } from '@/lib/http/upstream-refusal';
import { withXsrfCookie } from '@/lib/http/xsrf';
import { isRaffleId } from '@/lib/raffle/raffle-id';

type Context = { params: Promise<{ id: string }> };

/** Whether the raffle is over and who won, for pages that wait for it. */
export const GET = door('winner', 'look', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isRaffleId(raffleId)) return jsonRefusal('not-found', 'Esta rifa no existe.');
  const answer = await getResultShared({ raffleId });
  if (answer.ok) return withXsrfCookie(request, jsonOk(answer.value));
  return answer.reason === 'no-such-raffle'
    ? jsonRefusal('not-found', 'Esta rifa no existe.')
    : upstreamRefusal(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
