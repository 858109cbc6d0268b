import { saleState, takesPayments, tapTime } from './sale-state';

const DRAW = '2026-03-05T23:30:00.000Z';
const before = new Date(Date.parse(DRAW) - 1);
const after = new Date(DRAW);
const open = { isOpen: true, isPending: false, drawDate: DRAW };
const counts = (available: number) => ({ total: 10, available, reserved: 0, paid: 10 - available });

test.each([
  ['sells while numbers are free', 'selling', open, counts(3), before],
  ['sells while the count of its numbers is unknown', 'selling', open, null, before],
  ['without a draw date sells on', 'selling', { ...open, drawDate: null }, counts(3), after],
  [
    'whose numbers are still being created sells',
    'selling',
    open,
    { total: 0, available: 0, reserved: 0, paid: 0 },
    before,
  ],
  ['without free numbers is sold out', 'sold-out', open, counts(0), before],
  ['with free numbers awaits the draw from its time on', 'awaiting-draw', open, counts(3), after],
  [
    'without free numbers awaits the draw from its time on',
    'awaiting-draw',
    open,
    counts(0),
    after,
  ],
  [
    'that is not announced yet is pending, whatever its draw date',
    'pending',
    { ...open, isPending: true },
    counts(10),
    after,
  ],
  [
    'that is closed is finished, whatever its draw date',
    'finished',
    { ...open, isOpen: false },
    counts(0),
    before,
  ],
] as const)('a raffle %s', (_, state, raffle, counted, now) => {
  expect(saleState(raffle, counted, now)).toBe(state);
});

test('nobody should pay before the sale begins, or after it ended', () => {
  expect(takesPayments(open, before)).toBe(true);
  expect(takesPayments(open, after)).toBe(false);
  expect(takesPayments({ ...open, isPending: true }, before)).toBe(false);
  expect(takesPayments({ ...open, isOpen: false }, before)).toBe(false);
});

test.each([
  ['a tap of a minute ago', -60_000, -60_000],
  ['a tap of three minutes ago, or a clock that is slow', -180_000, -120_000],
  ['a clock that is fast', 60_000, 0],
  ['no time', undefined, 0],
])('%s is taken for %i', (_, said, taken) => {
  const now = after.getTime();
  expect(tapTime(said && now + said, now)).toBe(now + taken);
});
