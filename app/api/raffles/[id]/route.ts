import { whileBrowsing } from '@/lib/admin-api/browsing';
import { getRaffle } from '@/lib/admin-api/raffles';
import { door } from '@/lib/http/door';
import { jsonOk, jsonRefusal } from '@/lib/http/answers';
import { otherMethods } from '@/lib/http/other-methods';
import { upstreamRefusal } from '@/lib/http/upstream-refusal';

type Context = { params: Promise<{ id: string }> };

/** The raffle as it is now: price, methods and whether it sells. */
export const GET = door('raffle', 'look', async (_request, { params }: Context) => {
  const answer = await whileBrowsing(getRaffle)((await params).id);
  if (answer.ok) return jsonOk({ raffle: answer.value });
  return answer.reason === 'no-such-raffle'
    ? jsonRefusal('not-found', 'Esta rifa no existe.')
    : upstreamRefusal(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
