import { getRaffleShared } from '@/lib/admin-api/live-reads';
import { calendarAnswer } from '@/lib/ticket/calendar-entry';
import { methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';
import { raffleRoute } from '@/lib/platform/http/api-route';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** The draw of a raffle as a calendar entry, for visitors who wait for its sale to begin. */
export const GET = raffleRoute('raffle-calendar', 'request', async (_request, raffleId) => {
  const answer = await getRaffleShared(raffleId);
  if (!answer.ok) return upstreamError(answer);
  const address = absoluteUrl(`/rifa/${answer.value.id}`);
  return calendarAnswer({ raffle: answer.value, numbers: [], address });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
