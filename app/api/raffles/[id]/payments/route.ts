import { after } from 'next/server';
import { jsonOk } from '@/lib/http/answers';
import { limitBuyerOrRefuse } from '@/lib/http/buyer-limits';
import { door } from '@/lib/http/door';
import { doorRefusal } from '@/lib/http/door-refusal';
import { idempotencyKey } from '@/lib/http/idempotency-key';
import { otherMethods } from '@/lib/http/other-methods';
import { inUploadPlace } from '@/lib/http/upload-places';
import { isOwnRequest } from '@/lib/http/xsrf';
import { encodeReceipt } from '@/lib/images/receipt';
import { paymentDesk } from '@/lib/payments/desk';
import { readPurchase } from '@/lib/payments/read-purchase';
import { isRaffleId } from '@/lib/raffle/raffle-id';

type Context = { params: Promise<{ id: string }> };

export const POST = door('purchase', 'purchase', async (request, { params }: Context) => {
  const { id: raffleId } = await params;
  if (!isOwnRequest(request)) return doorRefusal('forbidden');
  const key = idempotencyKey(request);
  if (!key) return doorRefusal('bad-request');
  if (!isRaffleId(raffleId)) return doorRefusal('not-found', { msg: 'Esta rifa no existe.' });

  const form = await inUploadPlace(request, () => readPurchase(request));
  if (form instanceof Response) return form;
  if (!form.ok) return doorRefusal(form.reason, form);
  const purchase = { key, raffleId, request: form.request };
  const refusal = await limitBuyerOrRefuse(request, purchase);
  if (refusal) {
    await form.receipt.discard();
    return refusal;
  }
  const desk = paymentDesk();
  const result = await desk
    .submit(purchase, () => encodeReceipt(form.receipt.file).finally(form.receipt.discard))
    .finally(form.receipt.discard);
  after(() => desk.finished(key));
  return result.ok ? jsonOk({ outcome: result.outcome }) : doorRefusal(result.reason, result);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');
