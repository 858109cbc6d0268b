import { calendarAnswer } from '@/lib/ticket/calendar-entry';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';
import { apiRoute } from '@/lib/platform/http/api-route';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { absoluteUrl } from '@/lib/seo/absolute-url';

type Context = { params: Promise<{ token: string }> };

/** The draw of a digital ticket, for the phone's calendar. */
export const GET = apiRoute('draw-calendar', 'look', async (_request, { params }: Context) => {
  const sealed = ticketOf((await params).token);
  if (!sealed) return apiError('not-found');
  const { raffle } = await readDigitalTicket(sealed);
  if (!raffle) return apiError('unavailable');
  const address = absoluteUrl(`/boleto/${sealed.token}`);
  return calendarAnswer({ raffle, numbers: sealed.numbers, address });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
