import 'server-only';
import { ValidationError } from 'yup';
import type { Upload } from '@/lib/http/create-upload-slots';
import { readMultipart, type MultipartForm } from '@/lib/http/multipart';
import { TOO_MANY_TICKETS, purchaseRequestSchema, REQUIRED } from '@/lib/raffle/purchase-schema';
import { PURCHASE_PARTS, type ApiError, type PurchaseRequest } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';
import { plainRequest } from './plain-request';

const KIB = 1024;
const LIMITS = { ...PURCHASE_PARTS, maxFieldBytes: 64 * KIB, maxFileBytes: 15 * KIB * KIB };

type PurchaseForm = { ok: true; request: PurchaseRequest; receipt: MultipartForm };

/** The caller must discard the receipt. */
export async function readPurchase(
  request: Request,
  upload: Upload,
): Promise<PurchaseForm | ApiError> {
  const body = await readMultipart(request, LIMITS, upload);
  if (!body.ok) {
    return body.missing === 'file' ? withoutReceipt() : toApiError(body.reason);
  }
  const purchase = validate(body.form.text);
  if (purchase.ok) return { ok: true, request: purchase.request, receipt: body.form };
  await body.form.discard();
  return purchase;
}

function validate(text: string): { ok: true; request: PurchaseRequest } | ApiError {
  const data = parse(text);
  if (!data) return toApiError('bad-request');
  try {
    const request = purchaseRequestSchema.validateSync(plainRequest(data), {
      abortEarly: false,
      stripUnknown: true,
    });
    return { ok: true, request };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = messages(error);
    const msg = fields.tickets === TOO_MANY_TICKETS ? TOO_MANY_TICKETS : undefined;
    return { ...toApiError('invalid-form', msg), fields };
  }
}

function messages({ inner }: ValidationError): Record<string, string> {
  const named = inner.map(({ path, message }) => [/^\w+/.exec(path ?? '')?.[0] ?? 'data', message]);
  return Object.fromEntries(named.reverse()) as Record<string, string>;
}

function parse(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

function withoutReceipt(): ApiError {
  return { ...toApiError('invalid-form'), fields: { receipt: REQUIRED } };
}
