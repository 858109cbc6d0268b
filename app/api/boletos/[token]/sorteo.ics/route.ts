import { calendarAnswer } from '@/lib/ticket/calendar-entry';
import { readDigitalTicket } from '@/lib/ticket/read-ticket';
import { ticketRoute } from '@/lib/ticket/ticket-route';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** The draw of a digital ticket, for the phone's calendar. */
export const GET = ticketRoute('draw-calendar', 'request', async (_request, sealed) => {
  const { raffle } = await readDigitalTicket(sealed);
  if (!raffle) return apiError('unavailable');
  const address = absoluteUrl(`/boleto/${sealed.token}`);
  return calendarAnswer({ raffle, numbers: sealed.numbers, address });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
