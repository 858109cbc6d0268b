import 'server-only';
import type { NumberWithState } from '@/lib/raffle/digital-ticket';
import { normalizeNationalId } from '@/lib/raffle/buyer';
import { sumOf } from '@/lib/raffle/paid';
import { MOST } from './bounds';
import type { AdminResult } from './failure';
import { askForTickets, exactly, knownStatus, theseNumbers, type TicketRecord } from './tickets';
import { amount, text } from './wire';

export type NumbersWithState = {
  numbers: NumberWithState[];
  shares: number | null;
};

/** Compares here, so that other owners' data is not returned. An unknown owner counts as the buyer. */
export async function getNumbersWithState(
  raffleId: string,
  numbers: string[],
  isHolder: (nationalId: string) => boolean,
): Promise<AdminResult<NumbersWithState>> {
  const answer = await askForTickets(theseNumbers(raffleId, numbers));
  if (!answer.ok) return answer;
  const tickets = byNumber(answer.value.tickets);
  const held = numbers.map((number) => ({
    number,
    state: stateOf(tickets.get(number), isHolder),
  }));
  const own = held.filter(({ state }) => state === 'reserved' || state === 'paid');
  const shares = own.map(({ number }) => amount(tickets.get(number)?.totalPagado));
  return { ok: true, value: { numbers: held, shares: shares.length === 0 ? null : sumOf(shares) } };
}

type Holding = { numbers: string[]; isHolder: (nationalId: string) => boolean };

/** Different numbers that one question may name. */
const MOST_ASKED = 500;

/** The states of several buyers' numbers, in their order. One question is under way at a time. */
export async function getStatesOfMany(
  raffleId: string,
  holdings: Holding[],
): Promise<AdminResult<NumberWithState['state'][][]>> {
  const asked = [...new Set(holdings.flatMap(({ numbers }) => numbers))];
  const found: TicketRecord[] = [];
  for (let from = 0; from < asked.length; from += MOST_ASKED) {
    const $or = asked.slice(from, from + MOST_ASKED).map(exactly);
    const answer = await askForTickets({ rifa: raffleId, desde: 0, hasta: MOST.rows, $or });
    if (!answer.ok) return answer;
    found.push(...answer.value.tickets);
  }
  const tickets = byNumber(found);
  const value = holdings.map(({ numbers, isHolder }) =>
    numbers.map((number) => stateOf(tickets.get(number), isHolder)),
  );
  return { ok: true, value };
}

function byNumber(tickets: TicketRecord[]): Map<string, TicketRecord> {
  return new Map(tickets.map((ticket) => [text(ticket.numero), ticket]));
}

function stateOf(
  ticket: TicketRecord | undefined,
  isHolder: (nationalId: string) => boolean,
): NumberWithState['state'] {
  const status = ticket ? knownStatus(ticket) : null;
  if (!ticket || status === null) return 'unknown';
  const nationalId = normalizeNationalId(text(ticket.cedula));
  const isOthers = nationalId !== null && !isHolder(nationalId);
  return status === 'available' || isOthers ? 'released' : status;
}
