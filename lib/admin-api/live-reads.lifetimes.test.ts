import * as reads from './live-reads';

type Options = { holdMs: number };

jest.mock('@/lib/platform/cache/shared-read', () => ({
  sharedRead: (_read: unknown, { holdMs }: Options) => holdMs,
}));

test('price and methods that the payment shows are at most a second old', () => {
  expect(reads.getRaffleShared).toBe(1000);
});

test.each(['getResultShared', 'getRaffleForSaleShared', 'getTicketsByNumberShared'] as const)(
  'the numbers and the draw that %s returns are at most three seconds old',
  (name) => expect(reads[name]).toBe(3000),
);
