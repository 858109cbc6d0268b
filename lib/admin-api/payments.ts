import 'server-only';
import { FormData } from 'undici';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { PaymentMethod } from '@/lib/raffle/types';
import type { AdminResult } from './failure';
import { callAdmin } from './transport';
import { amount, record, text, type Wire } from './wire';

export type Registration = {
  raffleId: string;
  request: PurchaseRequest;
  method: PaymentMethod;
  sellerId: string | null;
  routeId: string | null;
  /** JPEG. */
  receipt: Uint8Array<ArrayBuffer>;
};

export type RegistrationVerdict =
  /** Ids of the tickets, each in at most one list. */
  | { kind: 'registered'; confirmed: string[]; taken: string[] }
  | {
      kind: 'refused';
      cause: 'tickets-taken' | 'reference-used' | 'other';
      taken: string[];
      msg: string | null;
    }
  /** It never left: there was no connection. */
  | { kind: 'not-sent' }
  /** It may have been done or not. */
  | { kind: 'unknown' };

/** Statuses with which the admin API says that it read the purchase and did nothing. */
const REFUSALS = new Set([200, 400, 404, 409, 422]);

/** Sends a purchase once. Never repeated here: an unknown verdict has to be looked up. */
export async function registerPayment(
  registration: Registration,
  timeoutMs: number,
): Promise<RegistrationVerdict> {
  const form = new FormData();
  form.set('datos', JSON.stringify(datos(registration)));
  form.set('image', new Blob([registration.receipt], { type: 'image/jpeg' }), 'comprobante.jpg');
  const answer = await callAdmin({
    method: 'POST',
    path: '/tickets/payments/online',
    form,
    timeoutMs,
    alone: true,
  });
  return readVerdict(answer, registration.request.tickets);
}

/** Spec section 3, "Payment registration payload". */
export function datos({ raffleId, request, method, sellerId, routeId }: Registration): Wire {
  return {
    tickets: request.tickets.map(({ id, number }) => ({
      tid: id,
      numero: number,
      estado: 'Disponible',
      disponible: true,
      seleccionado: true,
      rifa: raffleId,
    })),
    referencia: request.reference,
    nombre: request.name,
    codigo: request.phoneCode,
    telefono: request.phone,
    cedula: request.nationalId,
    direccion: request.address,
    ...(routeId ? { ruta: routeId } : {}),
    // What the buyer says was paid, not the total: the seller compares it with the receipt.
    monto: request.amount,
    metodo: {
      name: method.name,
      descripcion: method.description,
      cuenta: method.account,
      tasa: method.rate,
    },
    vendedor: sellerId ?? '',
    descripcion: `Compra online de ${request.tickets.length} ticket(s)`,
  };
}

/** What an answer of either generation means for these tickets. */
export function readVerdict(
  answer: AdminResult<Wire>,
  tickets: PurchaseRequest['tickets'],
): RegistrationVerdict {
  if (answer.ok) {
    const { confirmados, rechazados } = answer.value;
    const taken = named(rechazados, tickets);
    if (taken.length < howMany(rechazados)) return { kind: 'unknown' };
    const rest = tickets.map(({ id }) => id).filter((id) => !taken.includes(id));
    const confirmed = Array.isArray(confirmados)
      ? named(confirmados, tickets)
      : rest.slice(0, amount(confirmados) ?? rest.length);
    if (confirmed.length + taken.length < tickets.length) return { kind: 'unknown' };
    if (confirmed.length > 0) return { kind: 'registered', confirmed, taken };
    return { kind: 'refused', cause: 'tickets-taken', taken, msg: null };
  }
  if (answer.reason === 'unreachable') return { kind: 'not-sent' };
  if (answer.reason !== 'refused' || !REFUSALS.has(answer.status ?? 0)) return { kind: 'unknown' };
  const taken = named(answer.body.rechazados, tickets);
  return { kind: 'refused', cause: causeOf(taken, answer.msg), taken, msg: answer.msg };
}

function causeOf(taken: string[], msg: string | null) {
  if (taken.length > 0) return 'tickets-taken';
  return /referencia/i.test(msg ?? '') ? 'reference-used' : 'other';
}

/** How many tickets a list holds, or a version that only counts them speaks of. */
function howMany(value: unknown): number {
  return Array.isArray(value) ? value.length : (amount(value) ?? 0);
}

/** Ids of those tickets that a list names: as objects, ids or numbers, as versions differ. */
function named(value: unknown, tickets: PurchaseRequest['tickets']): string[] {
  const items = Array.isArray(value) ? value : [];
  const names = new Set(
    items.flatMap((item: unknown) => {
      const { tid, _id, numero } = record(item);
      return [item, tid, _id, numero].map(text).filter(Boolean);
    }),
  );
  return tickets.filter(({ id, number }) => names.has(id) || names.has(number)).map(({ id }) => id);
}
