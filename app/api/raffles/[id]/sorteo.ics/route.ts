import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getRaffle } from '@/lib/admin-api/raffles';
import { companyProfile } from '@/lib/content/company';
import { calendarAnswer } from '@/lib/ticket/calendar-entry';
import { apiError, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { plainText } from '@/lib/raffle/plain-text';
import { absoluteUrl } from '@/lib/seo/absolute-url';

type Context = { params: Promise<{ id: string }> };

/** The draw of a raffle as a calendar entry, for visitors who wait for its sale to begin. */
export const GET = apiRoute('raffle-calendar', 'look', async (_request, { params }: Context) => {
  const answer = await throughCircuitBreaker(getRaffle)((await params).id);
  if (!answer.ok) return upstreamError(answer);
  const { id, name, lottery, drawDate } = answer.value;
  if (!drawDate) return apiError('not-found', { msg: 'Esta rifa no tiene fecha de sorteo.' });
  return calendarAnswer({
    raffleId: id,
    raffleName: name,
    lottery: plainText(lottery),
    drawDate,
    numbers: [],
    address: absoluteUrl(`/rifa/${id}`),
    shopName: companyProfile().name,
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
