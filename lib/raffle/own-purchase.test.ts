import { isWorthKeeping, readOwnPurchases, withPurchase, type OwnPurchase } from './own-purchase';

const DAY_MS = 86_400_000;
const BOUGHT = Date.parse('2026-11-01T12:00:00Z');
const DRAW = '2026-11-21T23:00:00.000Z';

const purchase: OwnPurchase = {
  numbers: ['007', '013'],
  trace: 'ABC234',
  ticketPath: '/boleto/eyJ.abc-_1',
  boughtAt: BOUGHT,
};

test.each([
  ['until a month after the draw', DRAW, 50, true],
  ['no longer than a month after the draw', DRAW, 51, false],
  ['for half a year without a date', null, 180, true],
  ['no longer than half a year', null, 181, false],
  ['no longer than half a year before a far draw', '2028-01-01T00:00:00.000Z', 181, false],
  ['for a month when bought after the date, which was put off', '2026-08-01T00:00:00Z', 29, true],
  ['no longer than that month', '2026-08-01T00:00:00Z', 31, false],
])('a purchase is kept %s', (_when, drawDate, days, isKept) => {
  expect(isWorthKeeping(purchase, drawDate, BOUGHT + days * DAY_MS)).toBe(isKept);
});

test('newest first, and one purchase once', () => {
  const later = { ...purchase, trace: 'XYZ789' };
  const again = { ...purchase, ticketPath: null };
  expect(withPurchase(withPurchase([], purchase), later)).toEqual([later, purchase]);
  expect(withPurchase([later, purchase], again)).toEqual([again, later]);
});

test('a written purchase is read again', () => {
  expect(readOwnPurchases(JSON.stringify([purchase]))).toEqual([purchase]);
});

test.each([null, '', '{'])('%p is no purchase', (text) => {
  expect(readOwnPurchases(text)).toEqual([]);
});
