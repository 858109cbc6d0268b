import { readDigitalTicket, ticketOf } from '@/lib/digital-ticket/read-ticket';
import { jsonOk } from '@/lib/http/answers';
import { door } from '@/lib/http/door';
import { doorRefusal } from '@/lib/http/door-refusal';
import { otherMethods } from '@/lib/http/other-methods';

type Context = { params: Promise<{ token: string }> };

/** A digital ticket as it is now, for its page to stay up to date. */
export const GET = door('digital-ticket', 'look', async (_request, { params }: Context) => {
  const sealed = ticketOf((await params).token);
  return sealed ? jsonOk({ ticket: await readDigitalTicket(sealed) }) : doorRefusal('not-found');
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
