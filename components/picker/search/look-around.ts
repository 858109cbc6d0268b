import { similarNumbers } from '@/lib/raffle/similar-numbers';
import type { Ticket } from '@/lib/raffle/types';
import { fetchDraw } from '@/lib/storefront-api/draw';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';

const OFFERED = 6;
const DIGITS = /^\d+$/;

export type Around = {
  ticket: Ticket | undefined;
  similar: Ticket[];
};

type Wanted = { typed: string; number: string | null };

/** What became of a number, and free ones like it; of part of a number the free ones nearest to it. */
export async function lookAround(raffleId: string, { typed, number }: Wanted): Promise<Around> {
  if (number === null) {
    return { ticket: undefined, similar: await withLuck(raffleId, 'contains', typed.slice(0, 8)) };
  }
  const asked = [number, ...(DIGITS.test(number) ? similarNumbers(number) : [])];
  const { tickets } = await fetchTicketsByNumber(raffleId, asked);
  const ticket = tickets.find((each) => each.number === number);
  const place = (each: Ticket) => asked.indexOf(each.number);
  const free = tickets
    .filter((each) => each !== ticket && each.status === 'available')
    .sort((one, other) => place(one) - place(other));
  const similar =
    free.length > 0 ? free : await withLuck(raffleId, 'ending', number.slice(-ENDING_LENGTH));
  return { ticket, similar: similar.slice(0, OFFERED) };
}

const ENDING_LENGTH = 2;

async function withLuck(
  raffleId: string,
  kind: 'ending' | 'contains',
  digits: string,
): Promise<Ticket[]> {
  if (!DIGITS.test(digits)) return [];
  const { tickets, nearest } = await fetchDraw(raffleId, {
    quantity: OFFERED,
    luck: { kind, digits },
  });
  return tickets.length > 0 ? tickets : nearest;
}
