import { readDigitalTicket } from '@/lib/ticket/read-ticket';
import { jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { ticketRoute } from '@/lib/ticket/ticket-route';

/** The current state of a digital ticket. Its page polls this. */
export const GET = ticketRoute('digital-ticket', 'request', async (_request, sealed) =>
  // With `no-store`, the page that polls this would not come back from the back/forward cache.
  jsonOk({ ticket: await readDigitalTicket(sealed) }, { 'Cache-Control': 'private, no-cache' }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
