import { verifyTickets } from '@/lib/admin-api/verification';
import { jsonOk, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';
import { raffleRoute } from '@/lib/platform/http/api-route';
import { inConstantTime, readVerification } from '@/lib/platform/http/read-verification';
import { withTicketPaths } from '@/lib/ticket/path';

/** Finds a buyer's tickets. It is a POST because a cédula must not appear in a URL. */
export const POST = raffleRoute('verification', 'search', async (request, raffleId) => {
  const asked = await readVerification(request);
  if (asked instanceof Response) return asked;
  const { question, forgive } = asked;
  const answer = await inConstantTime(() => verifyTickets({ raffleId, ...question }));
  if (!answer.ok || answer.value.tickets.length > 0) await forgive();
  if (answer.ok) {
    const { nationalId } = question;
    return jsonOk({ verification: withTicketPaths(answer.value, { raffleId, nationalId }) });
  }
  return upstreamError({ reason: answer.reason });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('POST');
