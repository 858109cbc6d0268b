import 'server-only';
import type { NumberWithState } from '@/lib/raffle/digital-ticket';
import { normalizeNationalId } from '@/lib/raffle/buyer';
import { sumOf } from '@/lib/raffle/paid';
import { MOST } from './bounds';
import type { AdminResult } from './failure';
import { askForTickets, exactly, knownStatus, type TicketRecord } from './tickets';
import { amount, text } from './wire';

export type NumbersWithState = {
  numbers: NumberWithState[];
  shares: number | null;
};

type Holding = { numbers: string[]; isHolder: (nationalId: string) => boolean };

/** Different numbers that one question may name. */
const MOST_ASKED = 500;

/**
 * The numbers of each holding, in their order. Compares here, so that other owners' data is not returned: an unknown
 * owner counts as the buyer. One question is under way at a time.
 */
export async function getNumbersWithState(
  raffleId: string,
  holdings: Holding[],
): Promise<AdminResult<NumbersWithState[]>> {
  const asked = [...new Set(holdings.flatMap(({ numbers }) => numbers))];
  const found: TicketRecord[] = [];
  for (let from = 0; from < asked.length; from += MOST_ASKED) {
    const $or = asked.slice(from, from + MOST_ASKED).map(exactly);
    const answer = await askForTickets({ rifa: raffleId, desde: 0, hasta: MOST.rows, $or });
    if (!answer.ok) return answer;
    found.push(...answer.value.tickets);
  }
  const tickets = new Map(found.map((ticket) => [text(ticket.numero), ticket]));
  const value = holdings.map(({ numbers, isHolder }) => {
    const held = numbers.map((number) => ({
      number,
      state: stateOf(tickets.get(number), isHolder),
    }));
    const own = held.filter(({ state }) => state === 'reserved' || state === 'paid');
    const shares = own.map(({ number }) => amount(tickets.get(number)?.totalPagado));
    return { numbers: held, shares: shares.length === 0 ? null : sumOf(shares) };
  });
  return { ok: true, value };
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
