import 'server-only';
import { randomInt } from 'node:crypto';
import type { PickedTickets, PickQuery } from '@/lib/raffle/pick-query';
import type { RandomInt } from '@/lib/raffle/luck';
import { pickProblem } from '@/lib/raffle/random-pick';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { TicketPage } from '@/lib/raffle/types';
import { pickRandomly } from './random-pick';
import type { AdminFailure, AdminResult } from './failure';
import { MOST_ROWS, queryFree } from './free-tickets';
import type { Generation } from './generation';
import { getRaffleForSaleShared } from './live-reads';
import { pickLucky } from './lucky-pick';

type PickResult =
  | { ok: true; value: PickedTickets }
  | AdminFailure
  | { ok: false; reason: 'no-such-raffle' | 'not-selling' }
  /** `msg` has the specification's wording. */
  | { ok: false; reason: 'quantity'; msg: string };

/** Picks free numbers evenly from the whole raffle, with at most n + 2 requests for n numbers. */
export async function pickTickets(
  raffleId: string,
  { quantity, luck }: PickQuery,
  random: RandomInt = randomInt,
): Promise<PickResult> {
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
    ? pickProblem(quantity, quantity)
    : pickProblem(quantity, free ?? MOST_ROWS, raffle);
  if (msg !== null) return { ok: false, reason: 'quantity', msg };

  const picked = luck
    ? await pickLucky(raffleId, { quantity, luck, free, first: look.value.tickets[0] }, random)
    : await pickAtRandom(raffleId, { quantity, look: look.value, generation }, random);
  return picked.ok ? { ok: true, value: { nearest: [], ...picked.value } } : picked;
}

type RandomDraw = { quantity: number; look: TicketPage; generation: Generation };

async function pickAtRandom(
  raffleId: string,
  { quantity, look, generation }: RandomDraw,
  random: RandomInt,
): Promise<AdminResult<Pick<PickedTickets, 'tickets'>>> {
  if (generation.picksByItself) {
    const picked = await queryFree(raffleId, { random: true, hasta: quantity });
    return picked.ok ? { ok: true, value: { tickets: picked.value.tickets } } : picked;
  }
  const { counts, tickets } = look;
  const example = tickets[0]?.number ?? '';
  const picked = await pickRandomly(raffleId, { quantity, counts, example }, random);
  return picked.ok ? { ok: true, value: { tickets: picked.value } } : picked;
}
