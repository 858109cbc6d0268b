import 'server-only';
import { ValidationError, type SchemaFieldDescription } from 'yup';
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

const REQUEST = purchaseRequestSchema.describe();

/** Keeps only texts and numbers: the schema's conversions can throw on other values. */
export function plainRequest(sent: object): object {
  return plain(sent, REQUEST) as object;
}

function plain(value: unknown, schema: SchemaFieldDescription): unknown {
  if ('fields' in schema) {
    const given = typeof value === 'object' ? new Map(Object.entries(value ?? {})) : new Map();
    const fields = Object.entries(schema.fields).map(([name, field]) => [
      name,
      plain(given.get(name), field),
    ]);
    return Object.fromEntries(fields.filter(([, kept]) => kept !== undefined));
  }
  if ('innerType' in schema) {
    if (!Array.isArray(value)) return undefined;
    return value
      .slice(0, MAX_TICKETS_PER_PURCHASE + 1)
      .map((item) => plain(item, schema.innerType as SchemaFieldDescription));
  }
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
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
