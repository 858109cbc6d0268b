import 'server-only';
import { ValidationError } from 'yup';
import { readMultipart, type MultipartForm } from '@/lib/http/multipart';
import { TOO_MANY_TICKETS, purchaseRequestSchema, REQUIRED } from '@/lib/raffle/purchase-schema';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import type { DoorRefusal } from './attempt';
import { plainRequest } from './plain-request';

const KIB = 1024;
const LIMITS = {
  field: 'data',
  file: 'receipt',
  maxFieldBytes: 64 * KIB,
  maxFileBytes: 15 * KIB * KIB,
};

export type PurchaseForm = { ok: true; request: PurchaseRequest; receipt: MultipartForm };

/** The form of a purchase; whoever gets one discards its receipt. */
export async function readPurchase(request: Request): Promise<PurchaseForm | DoorRefusal> {
  const body = await readMultipart(request, LIMITS);
  if (!body.ok) {
    return body.missing === 'file' ? withoutReceipt() : atDoor(body.reason);
  }
  const purchase = validate(body.form.text);
  if (purchase.ok) return { ok: true, request: purchase.request, receipt: body.form };
  await body.form.discard();
  return purchase;
}

function validate(text: string): { ok: true; request: PurchaseRequest } | DoorRefusal {
  const data = parse(text);
  if (!data) return atDoor('bad-request');
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
    return { ...atDoor('invalid-form', msg), fields };
  }
}

/** The first message of each field, by the field's own name (`tickets`, not `tickets[3].id`). */
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

function withoutReceipt(): DoorRefusal {
  return { ...atDoor('invalid-form'), fields: { receipt: REQUIRED } };
}

function atDoor(reason: DoorRefusal['reason'], msg = doorSentences[reason]): DoorRefusal {
  return { ok: false, reason, msg };
}
