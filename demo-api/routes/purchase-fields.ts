import type { Purchase } from '../database/purchase-rows';
import { Failure, UNEXPECTED } from '../failure';
import { isObjectId } from '../ids';

export type Json = Record<string, unknown>;

type Buyer = Pick<
  Purchase,
  'nombre' | 'codigo' | 'telefono' | 'cedula' | 'direccion' | 'correo' | 'ruta' | 'vendedor'
>;

/** The buyer's data, the seller and the address, as both generations store them: the phone includes its code. */
export function buyerOf(datos: Json): Buyer {
  const codigo = text(datos.codigo);
  return {
    nombre: text(datos.nombre),
    codigo,
    telefono: codigo + text(datos.telefono),
    cedula: text(datos.cedula),
    direccion: text(datos.direccion),
    correo: text(datos.correo),
    ruta: idOf(datos.ruta),
    vendedor: idOf(datos.vendedor),
  };
}

export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Any value that is not an id, even an empty text, fails like MongoDB's cast error. */
function idOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && isObjectId(value)) return value;
  throw new Failure(500, UNEXPECTED);
}
