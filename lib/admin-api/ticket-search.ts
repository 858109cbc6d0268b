import 'server-only';
import { normalizeNationalId } from '@/lib/raffle/national-id';
import { adminFailure, type AdminResult } from './failure';
import { readAdmin } from './transport';
import { list, text, type Wire } from './wire';

export type PurchaseMark = {
  raffleId: string;
  nationalId: string;
  reference: string;
  phone: string;
};

/**
 * Ids of the tickets that this buyer reserved or paid, known by cédula and reference; or by cédula and
 * phone, when the reference was corrected after a sending whose answer nobody heard. The admin API matches the
 * text as a pattern against names and phones too and answers with everybody's personal data, so both
 * are compared here again and nothing but ids leaves.
 */
export async function findPurchasedTickets(mark: PurchaseMark): Promise<AdminResult<string[]>> {
  const answer = await readAdmin({
    method: 'GET',
    path: `/tickets/search/${mark.raffleId}/${encodeURIComponent(mark.nationalId)}`,
  });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.tickets)) return adminFailure('garbled', { status: 200 });
  const own = list(answer.value.tickets).filter((ticket) => isOf(ticket, mark));
  return { ok: true, value: own.flatMap(({ tid, _id }) => text(tid) || text(_id) || []) };
}

function isOf(ticket: Wire, { nationalId, reference, phone }: PurchaseMark): boolean {
  return (
    (ticket.estado === 'Apartado' || ticket.estado === 'Pagado') &&
    normalizeNationalId(text(ticket.cedula)) === nationalId &&
    (text(ticket.telefono) === phone ||
      list(ticket.pagos).some((pago) => isReference(text(pago.referencia), reference)))
  );
}

/** Tickets after the first of a purchase carry `REF - 2/3`. */
export function isReference(given: string, reference: string): boolean {
  const plain = given.replace(/ - \d+\/\d+$/, '');
  return comparable(given) === comparable(reference) || comparable(plain) === comparable(reference);
}

function comparable(reference: string): string {
  return reference.trim().replace(/\s+/g, ' ').toLowerCase();
}
