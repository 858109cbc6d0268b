import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Ticket, TicketCounts, TicketStatus } from '@/lib/raffle/types';

export const ticket = (number: string, status: TicketStatus = 'available'): Ticket => ({
  id: `id-${number}`,
  number,
  status,
});

/** Tickets with consecutive four-digit numbers, from `first` on. */
export const numbered = (count: number, first = 0): Ticket[] =>
  Array.from({ length: count }, (_, index) => ticket(String(first + index).padStart(4, '0')));

type Shop = {
  tickets: Ticket[];
  /** The tickets of each random pick, in this order. */
  picked: Ticket[];
  /** Replaces any answer. */
  refusal: { reason: string; msg: string } | 'no line' | 'silence' | null;
  /** Limits `refusal` to addresses that contain this. */
  refused: string;
  /** The path and parameters of each request. */
  asked: string[];
};

/** Fakes our own API for the browser: the tickets of one raffle by page, search and number. */
export function answeringShop(tickets: Ticket[]): Shop {
  const shop: Shop = { tickets, picked: [], refusal: null, refused: '', asked: [] };
  globalThis.fetch = jest.fn(async (address: string) => {
    shop.asked.push(address);
    const refusal = address.includes(shop.refused) ? shop.refusal : null;
    if (refusal === 'no line') throw new TypeError('Failed to fetch');
    if (refusal === 'silence') return new Promise(() => undefined);
    const body = refusal ? { ok: false, ...refusal } : { ok: true, ...answer(shop, address) };
    return { json: async () => body };
  }) as unknown as typeof fetch;
  return shop;
}

function answer({ tickets, picked }: Shop, address: string) {
  const { pathname, searchParams } = new URL(address, 'https://rifas.example.com');
  if (pathname.endsWith('/draw')) return { tickets: picked };
  const numbers = searchParams.get('numbers')?.split(',');
  if (numbers) {
    return { tickets: tickets.filter(({ number }) => numbers.includes(number)), counts: null };
  }
  const offset = Number(searchParams.get('offset'));
  const wanted = tickets
    .filter(({ status }) => status === 'available' || searchParams.get('status') === 'all')
    .filter(({ number }) => number.includes(searchParams.get('search') ?? ''));
  return {
    tickets: wanted.slice(offset, offset + Number(searchParams.get('limit'))),
    counts: countsOf(tickets),
  };
}

function countsOf(tickets: Ticket[]): TicketCounts {
  const count = (wanted: TicketStatus) => tickets.filter(({ status }) => status === wanted).length;
  return {
    total: tickets.length,
    available: count('available'),
    reserved: count('reserved'),
    paid: count('paid'),
  };
}

/** Starts with an empty cache, without answers of other tests. */
export function NewVisit({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
}
