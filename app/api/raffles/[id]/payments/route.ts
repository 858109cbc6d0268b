import { after } from 'next/server';
import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { countNumbersOf, countPurchaseOf } from '@/lib/platform/http/buyer-limits';
import { raffleRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { idempotencyKey } from '@/lib/platform/http/idempotency-key';
import { inUploadSlot } from '@/lib/platform/http/upload-slots';
import { isOwnRequest } from '@/lib/platform/http/xsrf';
import { encodeReceipt } from '@/lib/images/receipt';
import { holdsNoNumbers, isRegistered } from '@/lib/purchase/outcome';
import { purchaseService } from '@/lib/purchase/purchase-service';
import { readPurchase } from '@/lib/purchase/read-purchase';

export const POST = raffleRoute('purchase', 'purchase', async (request, raffleId) => {
  if (!isOwnRequest(request)) return apiError('forbidden');
  const key = idempotencyKey(request);
  if (!key) return apiError('bad-request');

  const form = await inUploadSlot(request, () => readPurchase(request));
  if (form instanceof Response) return form;
  if (!form.ok) return apiError(form.reason, form);
  const purchase = { key, raffleId, request: form.request };
  const counted = await countPurchaseOf(request, purchase);
  if (counted instanceof Response) {
    await form.receipt.discard();
    return counted;
  }
  const quantity = form.request.tickets.length;
  let maybeSent = false;
  let giveNumbersBack = async () => {};
  // Encoding is expensive, so the limit comes first. Once the receipt is encoded, the purchase may be sent.
  const encode = async (total: number) => {
    const numbers = await countNumbersOf(request, { raffleId, quantity, total });
    if (!numbers.ok) return numbers;
    giveNumbersBack = numbers.giveBack;
    const receipt = await encodeReceipt(form.receipt.file, slotClient(request));
    maybeSent = receipt.ok;
    await form.receipt.discard();
    return receipt;
  };
  const service = purchaseService();
  const result = await service.submit(purchase, encode).finally(form.receipt.discard);
  if (result.ok ? result.isForgivable : !maybeSent) await counted.forgive();
  if (!result.ok || holdsNoNumbers(result.outcome)) await giveNumbersBack();
  after(() => service.finished(key));
  if (!result.ok) return apiError(result.reason, result);
  const { outcome } = result;
  // Tells the front that the free numbers changed.
  return jsonOk({ outcome }, isRegistered(outcome) ? { 'X-Registered': 'yes' } : {});
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('POST');
