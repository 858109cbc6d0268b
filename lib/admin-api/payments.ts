import 'server-only';
import { FormData } from 'undici';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { AdminResult } from './failure';
import type { Generation, PurchaseToSend } from './generation';
import { callAdmin } from './transport';
import { amount, record, text, type Wire } from './wire';

type PaymentAnswer = Wire<'confirmados' | 'rechazados'>;

export type Registration = {
  generation: Generation;
  purchase: PurchaseToSend;
  /** JPEG. */
  receipt: Uint8Array<ArrayBuffer>;
};

export type RegistrationVerdict =
  | { kind: 'registered'; confirmed: string[] }
  | {
      kind: 'refused';
      cause: RefusalCause;
      taken: string[];
      msg: string | null;
    }
  /** No connection was made. */
  | { kind: 'not-sent' }
  /** The purchase may or may not have been registered. */
  | { kind: 'unknown' };

type RefusalCause = 'tickets-taken' | 'reference-used' | 'quantity' | 'other';

/** Status codes with which the admin API read the purchase but registered nothing. */
const REFUSALS = new Set([200, 400, 403, 404, 409, 422]);

/** Never retries: an unknown verdict has to be looked up. */
export async function registerPayment(
  { generation, purchase, receipt }: Registration,
  timeoutMs: number,
): Promise<RegistrationVerdict> {
  const form = new FormData();
  form.set('datos', JSON.stringify(generation.purchaseData(purchase)));
  form.set('image', new Blob([receipt], { type: 'image/jpeg' }), 'comprobante.jpg');
  const answer = await callAdmin<PaymentAnswer>({
    method: 'POST',
    path: '/tickets/payments/online',
    form,
    timeoutMs,
    alone: true,
  });
  return readVerdict(answer, purchase.request.tickets);
}

export function readVerdict(
  answer: AdminResult<PaymentAnswer>,
  tickets: PurchaseRequest['tickets'],
): RegistrationVerdict {
  if (answer.ok) {
    const { confirmados, rechazados } = answer.value;
    if (confirmados === undefined && rechazados === undefined) return { kind: 'unknown' };
    const taken = named(rechazados, tickets);
    if (taken.length < howMany(rechazados)) return { kind: 'unknown' };
    const rest = tickets.map(({ id }) => id).filter((id) => !taken.includes(id));
    const confirmed = Array.isArray(confirmados)
      ? named(confirmados, tickets)
      : rest.slice(0, amount(confirmados) ?? rest.length);
    if (confirmed.length + taken.length < tickets.length) return { kind: 'unknown' };
    if (confirmed.length > 0) return { kind: 'registered', confirmed };
    return { kind: 'refused', cause: 'tickets-taken', taken, msg: null };
  }
  if (answer.reason === 'unreachable') return { kind: 'not-sent' };
  if (answer.reason !== 'refused' || !REFUSALS.has(answer.status ?? 0)) return { kind: 'unknown' };
  const taken = named(answer.body.rechazados, tickets);
  return { kind: 'refused', cause: causeOf(taken, answer.msg), taken, msg: answer.msg };
}

function causeOf(taken: string[], msg: string | null): RefusalCause {
  const said = msg ?? '';
  // A conflict at the last moment is reported without its tickets.
  if (taken.length > 0 || /colisi[oó]n/i.test(said)) return 'tickets-taken';
  if (/(m[ií]nimo|m[aá]ximo) permitido/i.test(said)) return 'quantity';
  return /referencia/i.test(said) ? 'reference-used' : 'other';
}

function howMany(value: unknown): number {
  return Array.isArray(value) ? value.length : (amount(value) ?? 0);
}

/** Accepts objects, ids or numbers, because versions differ. */
function named(value: unknown, tickets: PurchaseRequest['tickets']): string[] {
  const items = Array.isArray(value) ? value : [];
  const names = new Set(
    items.flatMap((item: unknown) => {
      const { tid, _id, numero } = record<'tid' | '_id' | 'numero'>(item);
      return [item, tid, _id, numero].map((name) => text(name)).filter(Boolean);
    }),
  );
  return tickets.filter(({ id, number }) => names.has(id) || names.has(number)).map(({ id }) => id);
}
