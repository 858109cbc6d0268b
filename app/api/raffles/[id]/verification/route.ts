import { verifyTickets } from '@/lib/admin-api/verification';
import { jsonOk } from '@/lib/http/answers';
import { door } from '@/lib/http/door';
import { doorRefusal } from '@/lib/http/door-refusal';
import { inEvenTime } from '@/lib/http/even-time';
import { countGuess } from '@/lib/http/guess-limits';
import { otherMethods } from '@/lib/http/other-methods';
import { readVerification } from '@/lib/http/read-verification';
import { upstreamRefusal } from '@/lib/http/upstream-refusal';
import { isOwnRequest } from '@/lib/http/xsrf';
import { isRaffleId } from '@/lib/raffle/raffle-id';

type Context = { params: Promise<{ id: string }> };

const STEP_MS = 250;

/** Which tickets somebody has. By POST, because a cédula has no place in an address. */
export const POST = door('verification', 'verification', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isOwnRequest(request)) return doorRefusal('forbidden');
  if (!isRaffleId(raffleId)) return doorRefusal('not-found', { msg: 'Esta rifa no existe.' });
  const asked = await readVerification(request);
  if (!asked.ok) return doorRefusal(asked.reason, asked);
  const { nationalId } = asked.request;
  const guess = await countGuess(request, nationalId);
  if (guess instanceof Response) return guess;

  const answer = await inEvenTime(STEP_MS, () => verifyTickets({ raffleId, ...asked.request }));
  if (!answer.ok || answer.value.tickets.length > 0) await guess.forgive();
  if (answer.ok) return jsonOk({ verification: answer.value });
  return answer.reason === 'no-such-raffle'
    ? doorRefusal('not-found', { msg: 'Esta rifa no existe.' })
    : upstreamRefusal({ msg: null });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');
