import type { RaffleRow } from '../database/raffle-rows';
import { omitFields } from './omit-fields';

type RaffleWire = Record<string, unknown>;

/** The raffle fields of both generations and `more`, with the errors of this raffle's answers. */
export function raffleWire(row: RaffleRow, more: RaffleWire): RaffleWire {
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
    ...more,
    __v: 0,
    ...(JSON.parse(row.override) as RaffleWire),
  });
}
