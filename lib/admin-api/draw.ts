import 'server-only';
import { randomInt } from 'node:crypto';
import { mapAtOnce } from '@/lib/queue';
import type { Draw, DrawQuery } from '@/lib/raffle/draw';
import type { RandomInt } from '@/lib/raffle/luck';
import { drawFrom, drawPlaces, drawProblem } from '@/lib/raffle/random-pick';
import type { Ticket } from '@/lib/raffle/types';
import type { AdminFailure, AdminResult } from './failure';
import { AT_ONCE, MOST_ROWS, queryFree } from './free-tickets';
import { getRaffleForSaleShared } from './live-reads';
import { drawLucky } from './lucky-draw';
import { distinct } from './tickets';

export type DrawResult =
  | { ok: true; value: Draw }
  | AdminFailure
  | { ok: false; reason: 'no-such-raffle' | 'not-selling' }
  /** In the words of the specification. */
  | { ok: false; reason: 'quantity'; msg: string };

/** Free now, evenly of the whole raffle, in n + 2 questions for n numbers. */
export async function drawTickets(
  raffleId: string,
  { quantity, luck }: DrawQuery,
  random: RandomInt = randomInt,
): Promise<DrawResult> {
  const [sale, look] = await Promise.all([
    getRaffleForSaleShared({ raffleId }),
    queryFree(raffleId, { hasta: 1 }),
  ]);
  if (!sale.ok) return sale;
  if (!look.ok) return look;
  const { raffle, generation } = sale.value;
  if (!raffle.isOpen || raffle.isPending) return { ok: false, reason: 'not-selling' };

  const free = look.value.counts?.available ?? null;
  const msg = luck
    ? drawProblem(quantity, quantity)
    : drawProblem(quantity, free ?? MOST_ROWS, raffle);
  if (msg !== null) return { ok: false, reason: 'quantity', msg };

  const drawn = luck
    ? await drawLucky(raffleId, { quantity, luck, free, first: look.value.tickets[0] }, random)
    : await drawAny(raffleId, { quantity, free, isDrawnByThem: generation.drawsByItself }, random);
  return drawn.ok ? { ok: true, value: { nearest: [], free: free ?? 0, ...drawn.value } } : drawn;
}

type AnyDraw = { quantity: number; free: number | null; isDrawnByThem: boolean };

async function drawAny(
  raffleId: string,
  { quantity, free, isDrawnByThem }: AnyDraw,
  random: RandomInt,
): Promise<AdminResult<Pick<Draw, 'tickets'>>> {
  const drawn = isDrawnByThem
    ? await queryFree(raffleId, { random: true, hasta: quantity })
    : await drawByPlaces(raffleId, { quantity, free }, random);
  return drawn.ok ? { ok: true, value: { tickets: drawn.value.tickets } } : drawn;
}

/** So few are all asked for at once: one question, and no place that a sale meanwhile leaves empty. */
const FEW_FREE = 250;

async function drawByPlaces(
  raffleId: string,
  { quantity, free }: Pick<AnyDraw, 'quantity' | 'free'>,
  random: RandomInt,
): Promise<AdminResult<Pick<Draw, 'tickets'>>> {
  if (free === null || free <= FEW_FREE) {
    const page = await queryFree(raffleId, { hasta: MOST_ROWS });
    if (!page.ok) return page;
    return { ok: true, value: { tickets: drawFrom(page.value.tickets, quantity, random) } };
  }
  let failure: AdminFailure | null = null;
  const pages = await mapAtOnce(drawPlaces(quantity, free, random), AT_ONCE, async (place) => {
    if (failure) return failure;
    const page = await queryFree(raffleId, placed(place, free));
    if (!page.ok) failure = page;
    return page;
  });
  const drawn: Ticket[] = [];
  const spare: Ticket[] = [];
  for (const page of pages) {
    if (!page.ok) return page;
    const [ticket, ...next] = page.value.tickets;
    if (ticket) drawn.push(ticket);
    spare.push(...next);
  }
  // A sale between two questions moves the places: one is empty then, or the same ticket comes twice.
  return { ok: true, value: { tickets: distinct([...drawn, ...spare]).slice(0, quantity) } };
}

/** Counted from the nearer end: to skip costs the admin API as much as all that is skipped. */
function placed(place: number, free: number) {
  const isNearEnd = place * 2 > free;
  return {
    sort: { numero: isNearEnd ? -1 : 1 },
    desde: isNearEnd ? free - 1 - place : place,
    hasta: 2,
  };
}
