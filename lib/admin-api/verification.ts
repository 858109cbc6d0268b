import 'server-only';
import { sharedRead } from '@/lib/cache/shared-read';
import { normalizeNationalId } from '@/lib/raffle/national-id';
import type { Raffle } from '@/lib/raffle/types';
import { sumUp, type Verification, type VerificationRequest } from '@/lib/raffle/verification';
import { whileBrowsing } from './browsing';
import { adminFailure, type AdminResult } from './failure';
import { getRaffle } from './raffles';
import { readAdmin } from './transport';
import { amount, list, text, type Wire } from './wire';

type Query = VerificationRequest & { raffleId: string };

const getRaffleShared = sharedRead(
  ({ raffleId }: { raffleId: string }) => whileBrowsing(getRaffle)(raffleId),
  { holdMs: 10_000, maxEntries: 500 },
);

/**
 * The tickets of whoever gives this cédula and the end of the phone that they were bought with. Both are compared
 * for each ticket: anybody can register a purchase under somebody else's cédula, with a phone of their own.
 */
export async function verifyTickets(query: Query) {
  const [raffle, tickets] = await Promise.all([
    getRaffleShared({ raffleId: query.raffleId }),
    whileBrowsing(searchTickets)(query),
  ]);
  if (!raffle.ok) return raffle;
  if (!tickets.ok) return tickets;
  const own = tickets.value.flatMap((ticket) => reshape(ticket, query, raffle.value) ?? []);
  const verification: Verification = sumUp(own, raffle.value.price);
  return { ok: true as const, value: verification };
}

async function searchTickets({ raffleId, nationalId }: Query): Promise<AdminResult<Wire[]>> {
  const answer = await readAdmin({
    method: 'GET',
    path: `/tickets/search/${raffleId}/${encodeURIComponent(patternOf(nationalId))}`,
  });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.tickets)) return adminFailure('garbled', { status: 200 });
  return { ok: true, value: list(answer.value.tickets) };
}

/**
 * Sellers type cédulas by hand: with dots, dashes, or without the V. The admin API takes the text as a pattern, so
 * one that allows for them, is bound at both ends and holds nothing that was typed but letters and digits.
 */
function patternOf(nationalId: string): string {
  const [, letters = '', digits = ''] = /^([A-Z]*)(\d+)$/.exec(nationalId) ?? [];
  const gap = '[-., ]*';
  const prefix = [...letters].map((letter) => `[${letter}${letter.toLowerCase()}]${gap}`).join('');
  return `^${letters === 'V' ? `(${prefix})?` : prefix}${[...digits].join(gap)}$`;
}

function reshape(ticket: Wire, query: Query, raffle: Raffle) {
  const number = text(ticket.numero);
  const isPaid = ticket.estado === 'Pagado';
  if (!number || !(isPaid || ticket.estado === 'Apartado') || !isOf(ticket, query)) return null;
  return {
    number,
    status: isPaid ? ('paid' as const) : ('reserved' as const),
    given: givenFor(ticket, raffle),
  };
}

function isOf(ticket: Wire, { nationalId, phoneEnding }: Query): boolean {
  const phone = text(ticket.telefono).replace(/\D/g, '');
  return normalizeNationalId(text(ticket.cedula)) === nationalId && phone.endsWith(phoneEnding);
}

/** A payment does not say its currency: where one of the methods has another, its amount says nothing. */
function givenFor(ticket: Wire, { methods }: Raffle): number {
  if (methods.some(({ rate }) => rate !== 1)) return 0;
  return list(ticket.pagos)
    .filter(({ estado }) => estado === 'Confirmado')
    .reduce((sum, { monto }) => sum + (amount(monto) ?? 0), 0);
}
