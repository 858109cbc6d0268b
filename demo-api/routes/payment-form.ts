import type { Purchase } from '../database/purchase-rows';
import { Failure } from '../failure';
import type { ImageKind } from '../storage/image-kind';
import { imageKind } from '../storage/image-kind';
import { parseObject } from './read-json';

export type PaymentForm = {
  /** `tid` of each ticket, without repeats. */
  tids: string[];
  purchase: Omit<Purchase, 'image'>;
  receipt: { bytes: Uint8Array; kind: ImageKind };
};

type Json = Record<string, unknown>;

const required = ['referencia', 'nombre', 'codigo', 'telefono', 'cedula', 'direccion'] as const;

/** Reads the multipart body of an online payment: the file `image` and the JSON text `datos`. */
export async function readPaymentForm(body: Record<string, unknown>): Promise<PaymentForm> {
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

function readPurchase(data: Json): PaymentForm['purchase'] {
  for (const field of required) {
    if (text(data, field) === '') throw new Failure(400, `El campo ${field} es obligatorio`);
  }
  const monto = Number(data.monto);
  if (!(monto > 0)) throw new Failure(400, 'El monto debe ser mayor a 0');
  return {
    referencia: text(data, 'referencia'),
    nombre: text(data, 'nombre'),
    codigo: text(data, 'codigo'),
    telefono: text(data, 'telefono'),
    cedula: text(data, 'cedula'),
    direccion: text(data, 'direccion'),
    correo: text(data, 'correo'),
    ruta: text(data, 'ruta') || null,
    vendedor: text(data, 'vendedor'),
    monto,
    metodo: data.metodo,
    descripcion: text(data, 'descripcion'),
    fecha: new Date().toISOString(),
  };
}

function text(data: Json, field: string): string {
  const value = data[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
