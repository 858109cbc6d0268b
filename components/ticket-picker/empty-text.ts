import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import type { TicketCounts } from '@/lib/raffle/types';

/** Why there is no number to show. */
export function emptyText(
  { search, status }: TicketListQuery,
  isByLuck: boolean,
  counts: TicketCounts | null,
): string {
  if (isByLuck) return 'Ninguno de los números cargados trae esa suerte.';
  if (search) return `Ningún número ${status === 'available' ? 'libre ' : ''}con «${search}».`;
  if (counts?.total === 0) return 'Esta rifa todavía no tiene números.';
  if (counts?.available === 0) return 'Todos los números están vendidos. ¡Gracias!';
  return 'No hay números en esta página.';
}
