import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';
import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';

type Context = { params: Promise<{ token: string }> };

/** The current state of a digital ticket. Its page polls this. */
export const GET = apiRoute('digital-ticket', 'look', async (_request, { params }: Context) => {
  const sealed = ticketOf((await params).token);
  // With `no-store`, the page that polls this would not come back from the back/forward cache.
  return sealed
    ? jsonOk({ ticket: await readDigitalTicket(sealed) }, { 'Cache-Control': 'private, no-cache' })
    : apiError('not-found');
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
