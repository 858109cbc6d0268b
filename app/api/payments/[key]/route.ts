import { after } from 'next/server';
import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { isIdempotencyKey } from '@/lib/platform/http/idempotency-key';
import { purchaseService } from '@/lib/purchase/purchase-service';

type Context = { params: Promise<{ key: string }> };

/** The state of a purchase, for the page that sent it. */
export const GET = apiRoute('outcome', 'request', async (request, { params }: Context) => {
  const { key } = await params;
  if (!isIdempotencyKey(key)) return apiError('not-found');
  const service = purchaseService();
  const tap = Number(new URL(request.url).searchParams.get('tap')) || undefined;
  const outcome = await service.outcomeOf(key, tap);
  after(() => service.finished(key));
  return outcome ? jsonOk({ outcome }) : apiError('not-found');
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
