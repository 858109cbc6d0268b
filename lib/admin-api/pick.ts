import 'server-only';
import { randomInt } from 'node:crypto';
import { distinct } from '@/lib/raffle/distinct';
import { pickProblem } from '@/lib/raffle/pick-problem';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { Ticket, TicketPage } from '@/lib/raffle/types';
import { MOST } from './bounds';
import type { AdminFailure, AdminResult } from './failure';
import { throughCircuitBreaker } from './guarded-reads';
import { sales } from './live-reads';
import { FREE, queryTickets } from './tickets';

type PickResult =
  | AdminResult<Ticket[]>
  | { ok: false; reason: 'no-such-raffle' | 'not-selling' }
  /** `msg` has the specification's wording. */
  | { ok: false; reason: 'quantity'; msg: string };

/** From 0 to `below`, exclusive. */
type RandomInt = (below: number) => number;

/** Picks free numbers evenly from the whole raffle, with at most n + 2 requests for n numbers. */
export async function pickTickets(
  raffleId: string,
  quantity: number,
  random: RandomInt = randomInt,
): Promise<PickResult> {
  // First and alone: for a raffle that does not exist, no other request is sent.
  const sale = await sales.now(raffleId);
  if (!sale.ok) return sale;
  const { raffle, generation } = sale.value;
  if (!takesPayments(raffle, new Date())) return { ok: false, reason: 'not-selling' };
  const first = await queryFree(raffleId, { hasta: 1 });
  if (!first.ok) return first;
  const free = first.value.counts?.available ?? MOST.rows;
  const msg = pickProblem(quantity, free, raffle);
  if (msg !== null) return { ok: false, reason: 'quantity', msg };

  if (generation.picksByItself) {
    const picked = await queryFree(raffleId, { random: true, hasta: quantity });
    return picked.ok ? { ok: true, value: picked.value.tickets } : picked;
  }
  if (first.value.counts && free > fewFree(quantity)) {
    return pickByPlaces(raffleId, { quantity, free }, random);
  }
  const page = await queryFree(raffleId, { hasta: MOST.rows });
  if (!page.ok) return page;
  const { tickets } = page.value;
  const places = pickPlaces(quantity, tickets.length, random);
  return { ok: true, value: places.flatMap((place) => tickets[place] ?? []) };
}

/** Up to this many are read in one request, so that no sale in between leaves a place empty. */
function fewFree(quantity: number): number {
  return Math.max(250, 20 * quantity);
}

/** Concurrent requests for one pick. */
const AT_ONCE = 8;

type Places = { quantity: number; free: number };

/** For an admin API that cannot pick by itself: one request for each number, and no more after a failure. */
async function pickByPlaces(
  raffleId: string,
  { quantity, free }: Places,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  const places = pickPlaces(quantity, free, random).values();
  const picked: Ticket[] = [];
  const spare: Ticket[] = [];
  let failure: AdminFailure | null = null;
  async function readPlaces() {
    for (const place of places) {
      const page = await queryFree(raffleId, placed(place, free));
      if (!page.ok) failure = page;
      if (failure || !page.ok) return;
      const [ticket, next] = page.value.tickets;
      if (ticket) picked.push(ticket);
      if (next) spare.push(next);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readPlaces));
  // A sale between two requests shifts the places: one is then empty, or a ticket comes twice.
  return failure ?? { ok: true, value: distinct([...picked, ...spare]).slice(0, quantity) };
}

/** Distinct places below `below`; every set of them is equally likely. */
function pickPlaces(quantity: number, below: number, random: RandomInt): number[] {
  const places = new Set<number>();
  while (places.size < Math.min(quantity, below)) places.add(random(below));
  return [...places];
}

/** Counts from the nearer end, because the admin API's cost grows with the rows skipped. */
function placed(place: number, free: number) {
  const isNearEnd = place * 2 > free;
  return {
    sort: { numero: isNearEnd ? -1 : 1 },
    desde: isNearEnd ? free - 1 - place : place,
    // The next ticket too, in case a sale leaves a place empty.
    hasta: 2,
  };
}

/** Not cached, because the numbers picked must be free now. */
const queryFree = throughCircuitBreaker(
  async (raffleId: string, query: object): Promise<AdminResult<TicketPage>> => {
    const page = await queryTickets({
      rifa: raffleId,
      ...FREE,
      sort: { numero: 1 },
      desde: 0,
      ...query,
    });
    if (!page.ok) return page;
    const tickets = page.value.tickets.filter(({ status }) => status === 'available');
    return { ok: true, value: { ...page.value, tickets } };
  },
);
