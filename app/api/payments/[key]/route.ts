import { after } from 'next/server';
import { jsonOk } from '@/lib/http/answers';
import { door } from '@/lib/http/door';
import { doorRefusal } from '@/lib/http/door-refusal';
import { isIdempotencyKey } from '@/lib/http/idempotency-key';
import { otherMethods } from '@/lib/http/other-methods';
import { paymentDesk } from '@/lib/payments/desk';

type Context = { params: Promise<{ key: string }> };

/** Where a purchase stands, for the page that sent it. */
export const GET = door('outcome', 'look', async (_request, { params }: Context) => {
  const { key } = await params;
  if (!isIdempotencyKey(key)) return doorRefusal('not-found');
  const desk = paymentDesk();
  const outcome = await desk.outcomeOf(key);
  after(() => desk.finished(key));
  return outcome ? jsonOk({ outcome }) : doorRefusal('not-found');
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
