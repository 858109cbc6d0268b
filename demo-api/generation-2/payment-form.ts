import { Failure, UNEXPECTED } from '../failure';
import type { Json } from '../routes/purchase-fields';
import { text } from '../routes/purchase-fields';
import { parseObject } from '../routes/read-json';
import type { ImageKind } from '../storage/image-kind';
import { imageKind } from '../storage/image-kind';

export type PaymentForm = {
  datos: Json;
  /** As the buyer sent them, to be echoed. */
  tickets: Json[];
  /** `tid` of each, without duplicates. */
  tids: string[];
  /** The raffle that the first ticket names. */
  rifid: string;
  referencia: string;
  metid: string;
  receipt: { bytes: Uint8Array; kind: ImageKind } | null;
};

/** Reads the fields that are there. Later checks refuse missing ones, one by one. */
export async function readPaymentForm(body: Json): Promise<PaymentForm> {
  if (typeof body.datos !== 'string') throw new Failure(500, UNEXPECTED);
  const datos = parseObject(body.datos, UNEXPECTED);
  const tickets = Array.isArray(datos.tickets) ? (datos.tickets as Json[]) : [];
  return {
    datos,
    tickets,
    tids: [...new Set(tickets.map((ticket) => text(ticket?.tid)))],
    rifid: text(tickets[0]?.rifa),
    referencia: text(datos.referencia),
    metid: text(datos.method),
    receipt: await readReceipt(body.image),
  };
}

async function readReceipt(image: unknown): Promise<PaymentForm['receipt']> {
  if (!(image instanceof File)) return null;
  const bytes = new Uint8Array(await image.arrayBuffer());
  const kind = imageKind(bytes);
  return kind && { bytes, kind };
}
