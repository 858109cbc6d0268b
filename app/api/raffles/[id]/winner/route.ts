import { getWinnerShared } from '@/lib/admin-api/live-tickets';
import { door } from '@/lib/http/door';
import { jsonOk, jsonRefusal } from '@/lib/http/answers';
import { otherMethods } from '@/lib/http/other-methods';
import { upstreamRefusal } from '@/lib/http/upstream-refusal';
import { isRaffleId } from '@/lib/raffle/raffle-id';

type Context = { params: Promise<{ id: string }> };

export const GET = door('winner', 'look', async (_request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isRaffleId(raffleId)) return jsonRefusal('not-found', 'Esta rifa no existe.');
  const answer = await getWinnerShared({ raffleId });
  return answer.ok ? jsonOk({ winner: answer.value }) : upstreamRefusal(answer);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
