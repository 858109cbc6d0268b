import type { TicketRow } from '../database/ticket-rows';
import { ticketId } from '../ids';

/** A ticket with everything about its owner: this API keeps nothing back, so its callers must. */
export function ticketWire(row: TicketRow) {
  const ticket = {
    _id: ticketId(row.id),
    tid: ticketId(row.id),
    numero: row.numero,
    estado: row.estado,
    disponible: row.estado === 'Disponible',
    ganador: row.ganador === 1,
    rifa: row.rifid,
    img: (JSON.parse(row.img) as string[]).map((img) => ({ img })),
  };
  if (row.referencia === null) return { ...ticket, pagos: [], ruta: null };
  return {
    ...ticket,
    nombre: row.nombre,
    codigo: row.codigo,
    telefono: row.telefono,
    cedula: row.cedula,
    direccion: row.direccion,
    correo: row.correo,
    ruta: row.ruid === null ? null : { ruid: row.ruid, name: row.ruta },
    pagos: [paymentWire(row)],
  };
}

function paymentWire(row: TicketRow) {
  const size = row.size ?? 1;
  return {
    referencia: row.place > 1 ? `${row.referencia} - ${row.place}/${size}` : row.referencia,
    monto: Math.round(((row.monto ?? 0) / size) * 100) / 100,
    estado: row.estado === 'Pagado' ? 'Confirmado' : 'Pendiente',
    fecha: row.fecha,
    descripcion: row.descripcion,
    img: row.image,
  };
}
