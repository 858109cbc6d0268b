import { verifyTickets } from '@/lib/admin-api/verification';
import {
  apiError,
  jsonOk,
  methodNotAllowed,
  noSuchRaffle,
  upstreamError,
} from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { inConstantTime, readVerification } from '@/lib/platform/http/read-verification';
import { countGuess } from '@/lib/platform/http/guess-limits';
import { isOwnRequest } from '@/lib/platform/http/xsrf';
import { isRaffleId } from '@/lib/raffle/addresses';
import { withTicketPaths } from '@/lib/ticket/path';

type Context = { params: Promise<{ id: string }> };

const STEP_MS = 250;

/** Finds a buyer's tickets. It is a POST because a cédula must not appear in a URL. */
export const POST = apiRoute('verification', 'search', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isOwnRequest(request)) return apiError('forbidden');
  if (!isRaffleId(raffleId)) return noSuchRaffle();
  const asked = await readVerification(request);
  if (!asked.ok) return apiError(asked.reason, asked);
  const guess = await countGuess(request, asked.request);
  if (guess instanceof Response) return guess;

  const answer = await inConstantTime(STEP_MS, () => verifyTickets({ raffleId, ...asked.request }));
  if (!answer.ok || answer.value.tickets.length > 0) await guess.forgive();
  if (answer.ok) {
    const { nationalId } = asked.request;
    return jsonOk({ verification: withTicketPaths(answer.value, { raffleId, nationalId }) });
  }
  return upstreamError({ reason: answer.reason });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('POST');
