import 'server-only';
import { phoneDigits, sameBuyer, type SameBuyer } from '@/lib/raffle/is-same-buyer';
import { cleanCode } from '@/lib/raffle/clean-text';
import { normalizeNationalId } from '@/lib/raffle/buyer';
import type { AdminResult } from './failure';
import { askForTickets, knownStatus, theseNumbers, ticketId, type TicketRecord } from './tickets';
import { searchTickets } from './ticket-search';
import { list, text } from './wire';

export type PurchaseMark = {
  raffleId: string;
  nationalId: string;
  reference: string;
  phoneCode: string;
  phone: string;
};

export type Holding = {
  own: string[];
  free: string[];
};

/** Ids of the tickets held by this cédula with this phone, and of those paid with this reference. */
export type Purchased = { byBuyer: string[]; byReference: string[] };

/** The answer has everybody's personal data, so it is compared here and only ids are returned. */
export async function findHolding(
  raffleId: string,
  numbers: string[],
  buyer: SameBuyer,
): Promise<AdminResult<Holding>> {
  const answer = await askForTickets(theseNumbers(raffleId, numbers));
  if (!answer.ok) return answer;
  const { tickets } = answer.value;
  return {
    ok: true,
    value: {
      own: idsOf(tickets.filter((ticket) => isTaken(ticket) && isOf(ticket, buyer))),
      free: idsOf(tickets.filter((ticket) => knownStatus(ticket) === 'available')),
    },
  };
}

/** Matches cédula and phone or reference: the buyer may have corrected one after an attempt without an answer. */
export async function searchPurchase(mark: PurchaseMark): Promise<AdminResult<Purchased>> {
  const answer = await searchTickets(mark.raffleId, mark.nationalId);
  if (!answer.ok) return answer;
  const buyer = sameBuyer(mark);
  const taken = answer.value.filter(isTaken);
  return {
    ok: true,
    value: {
      byBuyer: idsOf(taken.filter((ticket) => isOf(ticket, buyer))),
      byReference: idsOf(taken.filter((ticket) => isPaidWith(ticket, mark, buyer))),
    },
  };
}

function idsOf(tickets: TicketRecord[]): string[] {
  return tickets.map(ticketId).filter(Boolean);
}

function isTaken(ticket: TicketRecord): boolean {
  const status = knownStatus(ticket);
  return status === 'reserved' || status === 'paid';
}

function isOf(ticket: TicketRecord, buyer: SameBuyer): boolean {
  return isNationalIdOf(ticket, buyer) && buyer.hasPhone(phoneDigits(text(ticket.telefono)));
}

function isPaidWith(ticket: TicketRecord, { reference }: PurchaseMark, buyer: SameBuyer): boolean {
  const payments = list<'referencia'>(ticket.pagos);
  return (
    isNationalIdOf(ticket, buyer) &&
    payments.some(({ referencia }) => isReference(text(referencia), reference))
  );
}

function isNationalIdOf({ cedula }: TicketRecord, buyer: SameBuyer): boolean {
  const nationalId = normalizeNationalId(text(cedula));
  return nationalId !== null && buyer.hasNationalId(nationalId);
}

/** After the first ticket of a purchase, references look like `REF - 2/3`. */
export function isReference(given: string, reference: string): boolean {
  const plain = cleanCode(given).replace(/ - \d+\/\d+$/, '');
  return comparable(given) === comparable(reference) || comparable(plain) === comparable(reference);
}

function comparable(reference: string): string {
  return cleanCode(reference).toLowerCase();
}
