import type { TicketRow } from '../database/ticket-rows';
import { ticketWire } from '../wire/ticket';

/** Payments live elsewhere: of the price a ticket tells its own share, in the currency that was paid in. */
export function ticketWithShare(row: TicketRow) {
  const ticket = { ...ticketWire(row), pagos: [] };
  if (row.referencia === null) return ticket;
  return { ...ticket, monto: row.share, totalPagado: row.share };
}
