import * as reads from './live-reads';

type Options = { holdMs: number };

jest.mock('@/lib/platform/cache/shared-read', () => ({
  sharedRead: (_read: unknown, { holdMs }: Options) => holdMs,
}));

test('price and methods that the payment shows are at most a second old', () => {
  expect(reads.getRaffleShared).toBe(1000);
});

test.each([
  ['getRaffleForSaleShared', 3000],
  // The front holds these for two seconds more.
  ['getResultShared', 1000],
  ['getTicketsByNumberShared', 1000],
] as const)('the numbers and the draw that %s returns are held for %i ms', (name, ms) =>
  expect(reads[name]).toBe(ms),
);
