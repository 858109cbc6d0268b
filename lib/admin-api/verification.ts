import 'server-only';
import { normalizeNationalId } from '@/lib/raffle/buyer';
import { isSamePhone, phoneDigits } from '@/lib/raffle/is-same-buyer';
import { sumOf } from '@/lib/raffle/paid';
import { moneyOf } from '@/lib/raffle/rate';
import {
  registeredAmount,
  sumUp,
  type Verification,
  type VerificationRequest,
} from '@/lib/raffle/verification';
import type { AdminResult } from './failure';
import { throughCircuitBreaker } from './guarded-reads';
import { sales } from './live-reads';
import type { RaffleForSale } from './raffles';
import { knownStatus, type TicketRecord } from './tickets';
import { searchTickets } from './ticket-search';
import { amount, list, text, word } from './wire';

type Query = VerificationRequest & { raffleId: string };

const SALE_MS = 10_000;

/** Compares the phone too, because anybody can register a purchase under another person's cédula. */
export async function verifyTickets(query: Query) {
  const [sale, own] = await Promise.all([sales.now(query.raffleId, SALE_MS), findOwn(query)]);
  if (!sale.ok) return sale;
  if (!own.ok) return own;
  return { ok: true as const, value: verificationOf(own.value, sale.value) };
}

/** The same for one raffle of many: without a ticket of this buyer, null without a further question. */
export async function verifyIfOwned(query: Query) {
  const own = await findOwn(query);
  if (!own.ok) return own;
  if (own.value.length === 0) return { ok: true as const, value: null };
  const sale = await sales.now(query.raffleId, SALE_MS);
  return sale.ok ? { ok: true as const, value: verificationOf(own.value, sale.value) } : sale;
}

async function findOwn(query: Query): Promise<AdminResult<TicketRecord[]>> {
  const search = throughCircuitBreaker(searchTickets);
  const found = await search(query.raffleId, query.nationalId);
  if (!found.ok) return found;
  return { ok: true, value: found.value.filter((ticket) => isOf(ticket, query)) };
}

function verificationOf(records: TicketRecord[], sale: RaffleForSale): Verification {
  const own = records.flatMap((ticket) => reshape(ticket, sale) ?? []);
  const { methods } = sale.raffle;
  const summed = sumUp(own, sale.raffle);
  const written = own.map((ticket) => ticket.written);
  const registered = registeredAmount(written, summed.total / own.length, methods);
  const { conversion } = moneyOf('', methods);
  return { ...summed, ...(registered && { registered }), ...(conversion && { conversion }) };
}

function reshape(ticket: TicketRecord, sale: RaffleForSale) {
  const number = text(ticket.numero);
  const status = knownStatus(ticket);
  if (!number || (status !== 'paid' && status !== 'reserved')) return null;
  return { number, status, ...knownAmounts(ticket, sale), written: writtenAmount(ticket, sale) };
}

function isOf(ticket: TicketRecord, { nationalId, phoneEnding, phone }: Query): boolean {
  const known = phoneDigits(text(ticket.telefono));
  return (
    normalizeNationalId(text(ticket.cedula)) === nationalId &&
    (phone ? isSamePhone(phone, known) : known.endsWith(phoneEnding))
  );
}

/** What the buyer registered for this ticket, in the currency of the payment. */
function writtenAmount(ticket: TicketRecord, { generation }: RaffleForSale): number | null {
  if (generation.tellsTicketShare) return amount(ticket.totalPagado);
  const payments = list<'monto'>(ticket.pagos);
  return payments.length > 0 ? sumOf(payments.map(({ monto }) => amount(monto))) : null;
}

/** Payments have no currency: if a method uses another one, amounts are unknown. So is an amount of `1.050`. */
function knownAmounts(ticket: TicketRecord, { isInBaseCurrency, generation }: RaffleForSale) {
  const confirmed = list<'estado' | 'monto'>(ticket.pagos).filter(
    ({ estado }) => word(estado) === 'confirmado',
  );
  if (!isInBaseCurrency) return { share: null, given: confirmed.length > 0 ? null : 0 };
  const given = sumOf(confirmed.map(({ monto }) => amount(monto)));
  return { share: generation.tellsTicketShare ? amount(ticket.totalPagado) : null, given };
}
