import 'server-only';
import { ValidationError } from 'yup';
import { readMultipart, type MultipartForm } from '@/lib/platform/http/multipart';
import { LIMITS } from '@/lib/platform/limits';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { TOO_MANY_TICKETS, purchaseRequestSchema, REQUIRED } from '@/lib/raffle/purchase-schema';
import { PURCHASE_PARTS, type ApiError, type PurchaseRequest } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';

const KIB = 1024;
const FORM = {
  ...PURCHASE_PARTS,
  maxFieldBytes: 64 * KIB,
  maxFileBytes: LIMITS.receiptBytes,
};

type PurchaseForm = { ok: true; request: PurchaseRequest; receipt: MultipartForm };

/** The caller must discard the receipt. */
export async function readPurchase(request: Request): Promise<PurchaseForm | ApiError> {
  const body = await readMultipart(request, FORM);
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
    const request = purchaseRequestSchema.validateSync(data, {
      abortEarly: false,
      stripUnknown: true,
    });
    return { ok: true, request };
  } catch (error) {
    // A value such as `{ toString: 1 }` cannot be converted.
    if (!(error instanceof ValidationError)) return toApiError('bad-request');
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
    // The schema checks each item of a list, which takes seconds for thousands.
    const data: unknown = JSON.parse(text, (_name, value: unknown) =>
      Array.isArray(value) ? value.slice(0, MAX_TICKETS_PER_PURCHASE + 1) : value,
    );
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

function withoutReceipt(): ApiError {
  return { ...toApiError('invalid-form'), fields: { receipt: REQUIRED } };
}
