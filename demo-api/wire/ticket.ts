import type { TicketRow, TicketState } from '../database/ticket-rows';
import { ticketId } from '../ids';

/** The ticket fields of both generations. They include everything about the owner, so callers must hide that. */
export function ticketWire(row: TicketRow) {
  const estados = JSON.parse(row.estados) as Partial<Record<TicketState, string>>;
  const ticket = {
    _id: ticketId(row.id),
    tid: ticketId(row.id),
    numero: row.numero,
    estado: estados[row.estado] ?? row.estado,
    disponible: row.estado === 'Disponible',
    ganador: row.ganador === 1,
    rifa: row.rifid,
    img: (JSON.parse(row.img) as string[]).map((img) => ({ img })),
  };
  if (row.referencia === null) return { ...ticket, ruta: null };
  return {
    ...ticket,
    nombre: row.nombre,
    codigo: row.codigo,
    telefono: row.telefono,
    cedula: row.cedula,
    direccion: row.direccion,
    correo: row.correo,
    ruta: row.ruid === null ? null : { ruid: row.ruid, name: row.ruta },
  };
}
