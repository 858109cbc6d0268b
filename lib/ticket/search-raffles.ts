import 'server-only';
import { readRaffles, readWinner } from '@/lib/admin-api/page-reads';
import { verifyIfOwned } from '@/lib/admin-api/verification';
import { LIMITS } from '@/lib/platform/limits';
import { processWide } from '@/lib/platform/process-wide';
import { createSemaphore } from '@/lib/platform/semaphore';
import { within } from '@/lib/platform/within';
import { drawStage } from '@/lib/raffle/digital-ticket';
import { distinct } from '@/lib/raffle/distinct';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import type { RaffleSummary } from '@/lib/raffle/types';
import type {
  OwnRaffle,
  OwnRaffles,
  OwnedTicket,
  VerificationRequest,
} from '@/lib/raffle/verification';
import { withTicketPaths } from './path';

/** Each raffle costs the admin API a search without an index. */
const { openRafflesSearched, finishedRafflesSearched, searchMs } = LIMITS;

const slots = processWide('raffle-search-slots', () =>
  createSemaphore({
    running: { all: LIMITS.rafflesSearchedAtOnce, ofClient: LIMITS.rafflesOfClientAtOnce },
    waiting: { all: 2400, ofClient: 600 },
    patienceMs: searchMs,
  }),
);

/**
 * The open ones whose draw comes first, then those that finished last; null if they are not known. One that finished
 * between the two answers is in both.
 */
export async function rafflesToSearch(): Promise<RaffleSummary[] | null> {
  const [open, finished] = await Promise.all([
    readRaffles(true, STRIP_RAFFLES_LIMIT),
    readRaffles(false, STRIP_RAFFLES_LIMIT),
  ]);
  if (!open.ok || !finished.ok) return null;
  const byDraw = [...open.value].sort((one, other) => timeOf(one) - timeOf(other));
  return distinct([
    ...byDraw.slice(0, openRafflesSearched),
    ...finished.value.slice(0, finishedRafflesSearched),
  ]);
}

/** Searches some raffles at a time. Those that fail or take too long are counted, not waited for. */
export async function searchRaffles(
  raffles: readonly RaffleSummary[],
  question: VerificationRequest,
  { client, budgetMs = searchMs }: { client: string; budgetMs?: number },
): Promise<OwnRaffles> {
  const until = performance.now() + budgetMs;
  const search = (raffle: RaffleSummary) =>
    within(
      until - performance.now(),
      slots.run(
        { client },
        () => searchRaffle(raffle, question),
        () => UNREAD,
      ),
    );
  const searched = await Promise.all(raffles.map(search));
  return {
    raffles: searched.flatMap((one) => (one?.ok && one.value ? [one.value] : [])),
    unread: searched.filter((one) => !one?.ok).length,
  };
}

const UNREAD = { ok: false } as const;

type Searched = { ok: true; value: OwnRaffle | null } | typeof UNREAD;

async function searchRaffle(
  raffle: RaffleSummary,
  question: VerificationRequest,
): Promise<Searched> {
  const { id, name, drawDate } = raffle;
  const found = await verifyIfOwned({ raffleId: id, ...question });
  if (!found.ok) return UNREAD;
  if (!found.value?.tickets.length) return { ok: true, value: null };
  const { nationalId } = question;
  return {
    ok: true,
    value: {
      raffle: { id, name, drawDate },
      verified: withTicketPaths(found.value, { raffleId: id, nationalId }),
      draw: await readDraw(raffle, found.value.tickets),
    },
  };
}

/** A raffle that is not drawn yet has no winner to ask for. */
async function readDraw(raffle: RaffleSummary, tickets: OwnedTicket[]): Promise<OwnRaffle['draw']> {
  const isDrawPast = timeOf(raffle) <= Date.now();
  const isDrawn = isDrawPast || !raffle.isOpen;
  const read = isDrawn ? await readWinner(raffle.id) : { ok: true as const, value: null };
  if (!read.ok) return null;
  const winner = read.value?.number ?? null;
  const numbers = tickets.map(({ number, status }) => ({ number, state: status }));
  return { stage: drawStage({ raffle, numbers, winner, isDrawPast }), winner };
}

function timeOf({ drawDate }: RaffleSummary): number {
  return drawDate === null ? Infinity : Date.parse(drawDate);
}
