import { saleState, takesPayments } from './sale-state';

const DRAW = '2026-03-05T23:30:00.000Z';
const before = new Date(Date.parse(DRAW) - 1);
const after = new Date(DRAW);
const open = { isOpen: true, isPending: false, drawDate: DRAW };
const counts = (available: number) => ({ total: 10, available, reserved: 0, paid: 10 - available });

test.each([
  ['selling', open, counts(3), before],
  ['selling', open, null, before],
  ['selling', { ...open, drawDate: null }, counts(3), after],
  ['selling', open, { total: 0, available: 0, reserved: 0, paid: 0 }, before],
  ['sold-out', open, counts(0), before],
  ['awaiting-draw', open, counts(3), after],
  ['awaiting-draw', open, counts(0), after],
  ['pending', { ...open, isPending: true }, counts(10), after],
  ['finished', { ...open, isOpen: false }, counts(0), before],
] as const)('%s', (state, raffle, counted, now) => {
  expect(saleState(raffle, counted, now)).toBe(state);
});

test('nobody should pay before the sale begins, or after it ended', () => {
  expect(takesPayments(open)).toBe(true);
  expect(takesPayments({ isOpen: true, isPending: true })).toBe(false);
  expect(takesPayments({ isOpen: false, isPending: false })).toBe(false);
});
