import 'server-only';
import { randomInt } from 'node:crypto';
import type { Draw, DrawQuery } from '@/lib/raffle/draw';
import type { RandomInt } from '@/lib/raffle/luck';
import { drawProblem } from '@/lib/raffle/random-pick';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { TicketPage } from '@/lib/raffle/types';
import { drawRandomly } from './random-draw';
import type { AdminFailure, AdminResult } from './failure';
import { MOST_ROWS, queryFree } from './free-tickets';
import type { Generation } from './generation';
import { getRaffleForSaleShared } from './live-reads';
import { drawLucky } from './lucky-draw';

export type DrawResult =
  | { ok: true; value: Draw }
  | AdminFailure
  | { ok: false; reason: 'no-such-raffle' | 'not-selling' }
  /** `msg` has the specification's wording. */
  | { ok: false; reason: 'quantity'; msg: string };

/** Picks free numbers evenly from the whole raffle, with at most n + 2 requests for n numbers. */
export async function drawTickets(
  raffleId: string,
  { quantity, luck }: DrawQuery,
  random: RandomInt = randomInt,
): Promise<DrawResult> {
  // First and alone: for a raffle that does not exist, no other request is sent.
  const sale = await getRaffleForSaleShared({ raffleId });
  if (!sale.ok) return sale;
  const { raffle, generation } = sale.value;
  if (!takesPayments(raffle)) return { ok: false, reason: 'not-selling' };
  const look = await queryFree(raffleId, { hasta: 1 });
  if (!look.ok) return look;

  const { counts } = look.value;
  const free = counts?.available ?? null;
  const msg = luck
    ? drawProblem(quantity, quantity)
    : drawProblem(quantity, free ?? MOST_ROWS, raffle);
  if (msg !== null) return { ok: false, reason: 'quantity', msg };

  const drawn = luck
    ? await drawLucky(raffleId, { quantity, luck, free, first: look.value.tickets[0] }, random)
    : await drawAtRandom(raffleId, { quantity, look: look.value, generation }, random);
  return drawn.ok ? { ok: true, value: { nearest: [], free: free ?? 0, ...drawn.value } } : drawn;
}

type RandomDraw = { quantity: number; look: TicketPage; generation: Generation };

async function drawAtRandom(
  raffleId: string,
  { quantity, look, generation }: RandomDraw,
  random: RandomInt,
): Promise<AdminResult<Pick<Draw, 'tickets'>>> {
  if (generation.drawsByItself) {
    const drawn = await queryFree(raffleId, { random: true, hasta: quantity });
    return drawn.ok ? { ok: true, value: { tickets: drawn.value.tickets } } : drawn;
  }
  const { counts, tickets } = look;
  const example = tickets[0]?.number ?? '';
  const drawn = await drawRandomly(raffleId, { quantity, counts, example }, random);
  return drawn.ok ? { ok: true, value: { tickets: drawn.value } } : drawn;
}
