import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getStatesOfMany, MOST_ASKED } from '@/lib/admin-api/numbers-with-state';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWinner } from '@/lib/admin-api/tickets';
import { hasNumber, type NumberWithState } from '@/lib/raffle/digital-ticket';
import type { Raffle, Winner } from '@/lib/raffle/types';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { ticketOf } from '@/lib/ticket/read-ticket';
import { holderHash, type SealedTicket } from '@/lib/ticket/token';
import { isDrawNews, type Standing } from './notices';
import type { Subscriptions, ToldPhone } from './subscription';

type States = ReadonlyMap<string, NumberWithState['state']>;

/** One look at a raffle. */
export type Seen = Pick<Raffle, 'name' | 'drawDate'> & {
  winner: Winner | null;
  /** Of each subscription that was asked for, by number. */
  states: ReadonlyMap<string, States>;
};

type Asking = Pick<SealedTicket, 'numbers' | 'holder'> & { id: string };

/** A busy shop answers its buyers between these. */
const AT_ONCE = 20;

/** Null if one of its reads fails. One question is under way at a time. */
export async function lookAtRaffle(
  raffleId: string,
  { phones, isForResult, now }: { phones: Phone[]; isForResult: boolean; now: number },
): Promise<Seen | 'no-such-raffle' | null> {
  const sale = await throughCircuitBreaker(getRaffleForSale)(raffleId);
  if (!sale.ok) return sale.reason === 'no-such-raffle' ? sale.reason : null;
  const winner = await throughCircuitBreaker(getWinner)(raffleId);
  if (!winner.ok) return null;
  const { name, drawDate } = sale.value.raffle;
  const asking = winner.value
    ? withNumber(phones, winner.value.number)
    : phones.filter(({ told }) => !isForResult && isNews(told, drawDate, now));
  const states = await askForStates(raffleId, asking);
  return states && { name, drawDate, winner: winner.value, states };
}

type Phone = Asking & Pick<ToldPhone, 'told'>;

/** Without the phones whose ticket this shop does not know any more. */
export async function phonesOf(store: Subscriptions, raffleId: string): Promise<Phone[]> {
  const phones: Phone[] = [];
  for await (const { id, token, told } of inTurns(store.ofRaffle(raffleId))) {
    const ticket = ticketOf(token);
    if (!ticket) await store.remove(raffleId, id);
    else {
      const { numbers, holder } = ticket;
      phones.push({ id, numbers, holder, told });
    }
  }
  return phones;
}

export async function* inTurns<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let turns = 0;
  for await (const item of items) {
    yield item;
    turns += 1;
    if (turns % AT_ONCE === 0) await letOthersRun();
  }
}

/** A number that was paid may be another buyer's by the day of the draw. */
function isNews(told: Phone['told'], drawDate: string | null, now: number): boolean {
  return !told.has('confirmed') || isDrawNews(drawDate, told, now);
}

function withNumber(phones: Phone[], winner: string): Asking[] {
  return phones.flatMap((phone) => {
    const numbers = phone.numbers.filter((number) => hasNumber(number, winner));
    return numbers.length > 0 ? [{ ...phone, numbers }] : [];
  });
}

async function askForStates(raffleId: string, asking: Asking[]): Promise<Seen['states'] | null> {
  const states = new Map<string, States>();
  const keys = ticketKeys();
  // Phones of one ticket come into one question.
  const byNumbers = [...asking].sort((one, other) => compare(one.numbers, other.numbers));
  for (const batch of batchesOf(byNumbers)) {
    const holdings = batch.map(({ numbers, holder }) => ({
      numbers,
      isHolder: (nationalId: string) => holderHash(raffleId, nationalId, keys).equals(holder),
    }));
    const answer = await throughCircuitBreaker(getStatesOfMany)(raffleId, holdings);
    if (!answer.ok) return null;
    batch.forEach(({ id, numbers }, place) => {
      const told = answer.value[place] ?? [];
      states.set(id, new Map(numbers.map((number, at) => [number, told[at] ?? 'unknown'])));
    });
  }
  return states;
}

function compare([one = '']: string[], [other = '']: string[]): number {
  return one < other ? -1 : Number(one > other);
}

function batchesOf(asking: Asking[]): Asking[][] {
  const batches: Asking[][] = [];
  let asked = new Set<string>();
  for (const one of asking) {
    const together = new Set([...asked, ...one.numbers]);
    const isFull = together.size > MOST_ASKED;
    if (batches.length === 0 || isFull) batches.push([]);
    batches.at(-1)?.push(one);
    asked = isFull ? new Set(one.numbers) : together;
  }
  return batches;
}

/** What two looks saw. Null while the result changes. */
export function inBoth(last: Seen, seen: Seen): Seen | null {
  const resultOf = ({ winner }: Seen) =>
    JSON.stringify([winner?.number, winner?.owner?.name, winner?.owner?.status]);
  if (resultOf(last) !== resultOf(seen)) return null;
  const states = new Map<string, States>();
  for (const [id, now] of seen.states) {
    const before = last.states.get(id);
    states.set(id, new Map([...now].filter(([number, state]) => before?.get(number) === state)));
  }
  return { ...seen, drawDate: last.drawDate === seen.drawDate ? seen.drawDate : null, states };
}

export function standingOf(
  { states, drawDate, winner }: Seen,
  { id, numbers }: Pick<Asking, 'id' | 'numbers'>,
): Standing {
  const known = states.get(id);
  return {
    numbers: numbers.map((number) => ({ number, state: known?.get(number) ?? 'unknown' })),
    drawDate,
    winner: winner?.number ?? null,
  };
}
