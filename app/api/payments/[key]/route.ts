import { after } from 'next/server';
import { jsonOk } from '@/lib/http/json-ok';
import { apiRoute } from '@/lib/http/api-route';
import { apiError } from '@/lib/http/api-error';
import { isIdempotencyKey } from '@/lib/http/idempotency-key';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { purchaseService } from '@/lib/payments/purchase-service';

type Context = { params: Promise<{ key: string }> };

/** Where a purchase stands, for the page that sent it. */
export const GET = apiRoute('outcome', 'look', async (_request, { params }: Context) => {
  const { key } = await params;
  if (!isIdempotencyKey(key)) return apiError('not-found');
  const service = purchaseService();
  const outcome = await service.outcomeOf(key);
  after(() => service.finished(key));
  return outcome ? jsonOk({ outcome }) : apiError('not-found');
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
