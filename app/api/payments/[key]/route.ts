import { after } from 'next/server';
import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { isIdempotencyKey } from '@/lib/platform/http/idempotency-key';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { purchaseService } from '@/lib/purchase/purchase-service';

type Context = { params: Promise<{ key: string }> };

/** The state of a purchase, for the page that sent it. */
export const GET = apiRoute('outcome', 'look', async (request, { params }: Context) => {
  const { key } = await params;
  if (!isIdempotencyKey(key)) return apiError('not-found');
  noteForeignAnswer(request);
  const service = purchaseService();
  const outcome = await service.outcomeOf(key);
  after(() => service.finished(key));
  return outcome ? jsonOk({ outcome }) : apiError('not-found');
});

/** Logs that somebody on the way, not the shop, answered the page's purchase. Nothing else tells the owner. */
function noteForeignAnswer({ url }: Request): void {
  const status = new URL(url).searchParams.get('answered') ?? '';
  if (/^[1-5]\d\d$/.test(status)) warnThrottled({ event: 'purchase-answered-on-the-way', status });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
