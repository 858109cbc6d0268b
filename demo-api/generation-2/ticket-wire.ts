import type { TicketRow } from '../database/ticket-rows';
import { ticketWire } from '../wire/ticket';

/** Payments are listed elsewhere. A ticket gives only its share of the price, in the currency of the payment. */
export function ticketWithShare(row: TicketRow) {
  const ticket = { ...ticketWire(row), pagos: [] };
  if (row.referencia === null) return ticket;
  return { ...ticket, monto: row.share, totalPagado: row.share };
}
