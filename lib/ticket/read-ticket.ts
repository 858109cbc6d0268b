import 'server-only';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getNumbersWithState, type NumbersWithState } from '@/lib/admin-api/numbers-with-state';
import { sales } from '@/lib/admin-api/live-reads';
import { winners } from '@/lib/admin-api/page-reads';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import { createReader } from '@/lib/platform/cache/reader';
import { roundToCents } from '@/lib/raffle/money';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import type { Raffle } from '@/lib/raffle/types';
import { ticketKeys } from './seal-keys';
import { holderHash, openTicket, type SealedTicket } from './token';

const heldNumbers = createReader({
  name: 'held-numbers',
  max: 5000,
  freshMs: 3000,
  async read(query: { raffleId: string; numbers: string[]; holder: string }) {
    const { raffleId, numbers, holder } = query;
    const isHolder = (nationalId: string) =>
      holderHash(raffleId, nationalId, ticketKeys()).toString('hex') === holder;
    const read = throughCircuitBreaker(getNumbersWithState);
    const found = await read(raffleId, [{ numbers, isHolder }]);
    return found.ok ? { ok: true as const, value: found.value[0] as NumbersWithState } : found;
  },
});

const WINNER_MS = 3000;

/** A chat takes the sign of italics behind a link into it; `token` is without it, and may end with the same sign. */
export function ticketOf(given: string): (SealedTicket & { token: string }) | null {
  const keys = ticketKeys();
  for (const token of [given, given.replace(/_$/, ''), given.replace(/__$/, '')]) {
    const ticket = openTicket(token, keys);
    if (ticket) return { ...ticket, token };
  }
  return null;
}

/** Falls back to the last known state if the admin API does not answer. */
export async function readDigitalTicket(sealed: SealedTicket): Promise<DigitalTicket> {
  const { raffleId, numbers, referenceTail, total } = sealed;
  const [sale, held, winner] = await Promise.all([
    sales.orKnown(raffleId),
    heldNumbers.orKnown({ raffleId, numbers, holder: sealed.holder.toString('hex') }),
    winners.orKnown(raffleId, WINNER_MS),
  ]);
  return {
    raffle: sale.ok ? shownOf(sale.value.raffle) : null,
    numbers: held.ok ? held.value.numbers : numbers.map((number) => ({ number, state: 'unknown' })),
    referenceTail,
    total,
    registered: sale.ok && held.ok ? registeredOf(sale.value, held.value) : null,
    winner: winner.ok ? (winner.value?.number ?? null) : null,
    isDrawPast: sale.ok && isPast(sale.value.raffle.drawDate),
    isCurrent: [sale, held, winner].every((read) => read.ok && !read.staleSince),
  };
}

function shownOf({ id, name, lottery, cover, drawDate, isOpen }: Raffle): DigitalTicket['raffle'] {
  return { id, name, lottery, cover, drawDate, isOpen };
}

function registeredOf({ generation }: RaffleForSale, { shares }: NumbersWithState): number | null {
  return generation.tellsTicketShare && shares !== null ? roundToCents(shares) : null;
}

function isPast(drawDate: string | null): boolean {
  return drawDate !== null && Date.parse(drawDate) <= Date.now();
}
