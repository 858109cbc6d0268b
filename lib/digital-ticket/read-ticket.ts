import 'server-only';
import { whileBrowsing } from '@/lib/admin-api/browsing';
import { getHeldNumbers } from '@/lib/admin-api/held-numbers';
import { getRaffle } from '@/lib/admin-api/raffles';
import { getWinner } from '@/lib/admin-api/tickets';
import { lastGood } from '@/lib/cache/last-good';
import { sharedRead } from '@/lib/cache/shared-read';
import type { DigitalTicket, HeldNumber } from '@/lib/raffle/digital-ticket';
import type { Raffle, Winner } from '@/lib/raffle/types';
import { ticketKeys } from './keys';
import { holderMark, openTicket, type SealedTicket } from './token';

const SHARED = { holdMs: 3000, maxEntries: 1000 };

const readRaffle = sharedRead(({ id }: { id: string }) => whileBrowsing(getRaffle)(id), SHARED);

const readHeld = sharedRead(
  ({ raffleId, numbers, holder }: { raffleId: string; numbers: string[]; holder: string }) =>
    whileBrowsing(getHeldNumbers)(
      raffleId,
      numbers,
      (nationalId) => holderMark(raffleId, nationalId, ticketKeys()).toString('hex') === holder,
    ),
  SHARED,
);

const readWinner = sharedRead(
  ({ raffleId }: { raffleId: string }) => whileBrowsing(getWinner)(raffleId),
  SHARED,
);

const keepRaffle = lastGood<Raffle>(1000);
const keepHeld = lastGood<HeldNumber[]>(5000);
const keepWinner = lastGood<Winner | null>(1000);

/** What the address names; null, and nobody is asked, when the shop did not make it. */
export function ticketOf(token: string): SealedTicket | null {
  return openTicket(token, ticketKeys());
}

/** As the admin API has it now, or the last known where it does not answer. */
export async function readDigitalTicket(sealed: SealedTicket): Promise<DigitalTicket> {
  const { raffleId, numbers, referenceTail } = sealed;
  const question = { raffleId, numbers, holder: sealed.holder.toString('hex') };
  const answers = await Promise.all([
    readRaffle({ id: raffleId }),
    readHeld(question),
    readWinner({ raffleId }),
  ]);
  const raffle = keepRaffle(raffleId, answers[0]);
  const held = keepHeld(JSON.stringify(question), answers[1]);
  const winner = keepWinner(raffleId, answers[2]);
  return {
    raffle: raffle.ok ? shownOf(raffle.value) : null,
    numbers: held.ok ? held.value : numbers.map((number) => ({ number, state: 'unknown' })),
    referenceTail,
    winner: winner.ok ? (winner.value?.number ?? null) : null,
    isDrawPast: raffle.ok && isPast(raffle.value.drawDate),
    isCurrent: [raffle, held, winner].every((read) => read.ok && !read.isStale),
  };
}

function shownOf({ id, name, lottery, cover, drawDate }: Raffle): DigitalTicket['raffle'] {
  return { id, name, lottery, cover, drawDate };
}

function isPast(drawDate: string | null): boolean {
  return drawDate !== null && Date.parse(drawDate) <= Date.now();
}
