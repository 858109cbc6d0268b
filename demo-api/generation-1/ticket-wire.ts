import type { TicketRow } from '../database/ticket-rows';
import { ticketWire } from '../wire/ticket';

/** Includes the ticket's payments, each with this ticket's share of it. */
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
