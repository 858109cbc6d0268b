import 'server-only';
import { apiError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { ticketOf } from './read-ticket';

type Ticket = NonNullable<ReturnType<typeof ticketOf>>;

/** Below the address of a digital ticket. */
export function ticketRoute(
  name: string,
  rule: Parameters<typeof apiRoute>[1],
  handle: (request: Request, ticket: Ticket) => Promise<Response>,
) {
  return apiRoute(name, rule, async (request, context: { params: Promise<{ token: string }> }) => {
    const ticket = ticketOf((await context.params).token);
    return ticket
      ? handle(request, ticket)
      : apiError('not-found', { msg: 'No encontramos este boleto.' });
  });
}
