import type { TicketRow } from '../database/ticket-rows';
import { ticketWire } from '../wire/ticket';

/** Its payments come with it, each with the part that this ticket has of it. */
export function ticketWithPayments(row: TicketRow) {
  return { ...ticketWire(row), pagos: row.referencia === null ? [] : [paymentWire(row)] };
}

function paymentWire(row: TicketRow) {
  return {
    referencia: row.place > 1 ? `${row.referencia} - ${row.place}/${row.size}` : row.referencia,
    monto: row.share,
    estado: row.estado === 'Pagado' ? 'Confirmado' : 'Pendiente',
    fecha: row.fecha,
    descripcion: row.descripcion,
    img: row.image,
  };
}
