import 'server-only';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getNumbersWithState, type NumbersWithState } from '@/lib/admin-api/numbers-with-state';
import { getRaffleForSale, type RaffleForSale } from '@/lib/admin-api/raffles';
import { getWinner } from '@/lib/admin-api/tickets';
import { lastGood } from '@/lib/platform/cache/last-good';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { roundToCents } from '@/lib/raffle/money';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import type { Raffle, Winner } from '@/lib/raffle/types';
import { ticketKeys } from './seal-keys';
import { holderHash, openTicket, type SealedTicket } from './token';

const SHARED = { holdMs: 3000, maxEntries: 1000 };

const readSale = sharedRead(
  ({ id }: { id: string }) => throughCircuitBreaker(getRaffleForSale)(id),
  SHARED,
);

const readHeld = sharedRead(
  ({ raffleId, numbers, holder }: { raffleId: string; numbers: string[]; holder: string }) =>
    throughCircuitBreaker(getNumbersWithState)(
      raffleId,
      numbers,
      (nationalId) => holderHash(raffleId, nationalId, ticketKeys()).toString('hex') === holder,
    ),
  SHARED,
);

const readWinner = sharedRead(
  ({ raffleId }: { raffleId: string }) => throughCircuitBreaker(getWinner)(raffleId),
  SHARED,
);

const keepSale = lastGood<RaffleForSale>(1000);
const keepNumbers = lastGood<NumbersWithState>(5000);
const keepWinner = lastGood<Winner | null>(1000);

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
  const question = { raffleId, numbers, holder: sealed.holder.toString('hex') };
  const answers = await Promise.all([
    readSale({ id: raffleId }),
    readHeld(question),
    readWinner({ raffleId }),
  ]);
  const sale = keepSale(raffleId, answers[0]);
  const held = keepNumbers(JSON.stringify(question), answers[1]);
  const winner = keepWinner(raffleId, answers[2]);
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
