import type { Purchase } from '../database/purchase-rows';
import { Failure } from '../failure';
import type { Json } from '../routes/purchase-fields';
import { buyerOf, text } from '../routes/purchase-fields';
import { parseObject } from '../routes/read-json';
import type { ImageKind } from '../storage/image-kind';
import { imageKind } from '../storage/image-kind';

type PaymentForm = {
  /** `tid` of each ticket, without duplicates. */
  tids: string[];
  purchase: Omit<Purchase, 'image'>;
  receipt: { bytes: Uint8Array; kind: ImageKind };
};

const required = ['referencia', 'nombre', 'codigo', 'telefono', 'cedula', 'direccion'] as const;

export async function readPaymentForm(body: Json): Promise<PaymentForm> {
  const { image, datos } = body;
  if (typeof datos !== 'string') throw new Failure(400, 'Faltan los datos del pago');
  if (!(image instanceof File)) throw new Failure(400, 'Debe adjuntar la imagen del comprobante');
  const bytes = new Uint8Array(await image.arrayBuffer());
  const kind = imageKind(bytes);
  if (!kind) throw new Failure(400, 'El comprobante no es una imagen válida');
  const data = parseObject(datos, 'Los datos del pago no son válidos');
  return { tids: readTids(data), purchase: readPurchase(data), receipt: { bytes, kind } };
}

function readTids({ tickets }: Json): string[] {
  if (!Array.isArray(tickets) || tickets.length === 0) {
    throw new Failure(400, 'Debe seleccionar al menos un ticket');
  }
  return [...new Set(tickets.map((ticket: { tid?: unknown } | null) => String(ticket?.tid)))];
}

/** Takes the buyer's word for the amount paid. */
function readPurchase(data: Json): PaymentForm['purchase'] {
  for (const field of required) {
    if (text(data[field]) === '') throw new Failure(400, `El campo ${field} es obligatorio`);
  }
  const monto = Number(data.monto);
  if (!(monto > 0)) throw new Failure(400, 'El monto debe ser mayor a 0');
  return {
    ...buyerOf(data),
    referencia: text(data.referencia),
    monto,
    metodo: data.metodo,
    metid: '',
    descripcion: text(data.descripcion),
    fecha: new Date().toISOString(),
  };
}
