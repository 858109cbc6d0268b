import type { RaffleRow } from '../database/raffle-rows';
import { SELLER } from '../seller';
import { omitFields } from './omit-fields';

export type RaffleWire = Record<string, unknown>;

export function raffleWire(row: RaffleRow): RaffleWire {
  return omitFields(row, {
    _id: row.rifid,
    rifid: row.rifid,
    name: row.name,
    descripcion: row.descripcion,
    loteria: row.loteria,
    monto: row.monto,
    fecha: row.fecha,
    abierta: row.abierta === 1,
    estado: row.estado,
    portada: row.portada === null ? null : { img: row.portada },
    img: (JSON.parse(row.img) as string[]).map((img) => ({ img })),
    premios: JSON.parse(row.premios) as unknown,
    metodos: JSON.parse(row.metodos) as unknown,
    admin: SELLER,
    __v: 0,
  });
}
