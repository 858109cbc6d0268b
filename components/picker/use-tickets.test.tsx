/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { selectionStore } from './selection/selection-store';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import { answeringShop, NewVisit, numbered, ticket } from './answering-shop.test-kit';
import { pass } from './screen.test-kit';
import { FIRST_QUERY } from './ticket-query-state';
import { useTickets } from './use-tickets';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const SECOND_PAGE = { ...FIRST_QUERY, offset: 1000 };
let raffles = 0;

async function follow() {
  raffles += 1;
  const raffleId = `live-${raffles}`;
  const { result, rerender } = renderHook((query: TicketListQuery) => useTickets(raffleId, query), {
    initialProps: FIRST_QUERY,
    wrapper: NewVisit,
  });
  await pass();
  return {
    raffleId,
    live: () => result.current,
    turnTo: async (query: TicketListQuery) => {
      rerender(query);
      await pass();
    },
  };
}

const statuses = (tickets: readonly { number: string; status: string }[]) =>
  tickets.map(({ number, status }) => `${number} ${status}`);

test('the page on show stays until the next one is there', async () => {
  const shop = answeringShop(numbered(1003));
  const { live, turnTo } = await follow();
  shop.refusal = 'silence';
  await turnTo(SECOND_PAGE);
  expect(live()).toMatchObject({ isLoading: true, isComing: true });
  expect(live().tickets).toHaveLength(1000);
  shop.refusal = null;
  await turnTo(FIRST_QUERY);
  expect(live()).toMatchObject({ isLoading: false, isComing: false });
});

test('a shown number that somebody takes keeps its place, and becomes free again when released', async () => {
  const shop = answeringShop(numbered(3));
  const { live } = await follow();
  shop.tickets = [ticket('0000'), ticket('0001', 'reserved'), ticket('0002')];
  await pass(10_000);
  expect(statuses(live().tickets)).toEqual(['0000 available', '0001 reserved', '0002 available']);
  expect(live().counts).toMatchObject({ available: 2 });
  shop.tickets = numbered(3);
  await pass(10_000);
  expect(statuses(live().tickets)[1]).toBe('0001 available');
});

test.each(['0000', '0002'])(
  'the number %s at the end of all is shown as taken too',
  async (gone) => {
    const shop = answeringShop(numbered(3));
    const { live } = await follow();
    shop.tickets = numbered(3).filter(({ number }) => number !== gone);
    await pass(10_000);
    expect(live().tickets.filter(({ status }) => status === 'reserved')).toEqual([
      ticket(gone, 'reserved'),
    ]);
  },
);

test('a free number that moved to the next page or the one before is not shown as taken', async () => {
  const withoutFirst = [ticket('0000', 'reserved'), ...numbered(1003, 1)];
  const shop = answeringShop(withoutFirst);
  const { live, turnTo } = await follow();
  shop.tickets = numbered(1004);
  await pass(10_000);
  expect(live().tickets.at(-1)).toEqual(ticket('1000'));
  await turnTo(SECOND_PAGE);
  shop.tickets = withoutFirst;
  await pass(10_000);
  expect(live().tickets[0]).toEqual(ticket('1000'));
});

test('a page that is opened again shows numbers taken meanwhile as taken', async () => {
  const shop = answeringShop(numbered(3));
  const { live, turnTo } = await follow();
  await turnTo({ ...FIRST_QUERY, search: '2' });
  shop.tickets = [ticket('0000'), ticket('0002')];
  await pass(10_000);
  await turnTo(FIRST_QUERY);
  await pass(50);
  expect(statuses(live().tickets)).toEqual(['0000 available', '0001 reserved', '0002 available']);
});

test('it is looked every 10 s, and every 4 s once something is chosen', async () => {
  const { asked } = answeringShop(numbered(3));
  const { raffleId } = await follow();
  await pass(9999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  act(() => void selectionStore(raffleId).toggle(ticket('0001')));
  await pass(10_000);
  const before = asked.length;
  await pass(4000);
  expect(asked).toHaveLength(before + 1);
});

test('a network failure during loading is reported, and the page loads when the network returns', async () => {
  const shop = answeringShop(numbered(1003));
  const { live, turnTo } = await follow();
  shop.refusal = 'no line';
  await turnTo(SECOND_PAGE);
  expect(live()).toMatchObject({ isLoading: true, isComing: false });
  expect(live().notice.message).toMatch(/^No pudimos conectarnos/);
  shop.refusal = null;
  await pass(8000);
  expect(live().isLoading).toBe(false);
  expect(live().tickets).toHaveLength(3);
});
