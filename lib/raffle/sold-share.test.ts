import { soldShare } from './sold-share';

const counts = (total: number, reserved: number, paid: number) => ({
  total,
  available: total - reserved - paid,
  reserved,
  paid,
});

test.each([
  [100, 20, 23, 'Vendido 43\u00a0%'],
  [100, 1, 0, 'Vendido 1\u00a0%'],
  [1000, 9, 0, 'Vendido menos del 1\u00a0%'],
  [1000, 500, 499, 'Vendido 99\u00a0%'],
  [100, 0, 0, 'Todos los números están libres'],
  [100, 40, 60, 'Todos los números se vendieron'],
])('of %i, %i reserved and %i paid: %s', (total, reserved, paid, text) => {
  expect(soldShare(counts(total, reserved, paid))).toEqual({
    percent: ((reserved + paid) / total) * 100,
    text,
  });
});

test.each([null, counts(0, 0, 0), counts(10, 8, 8), { ...counts(10, 1, 1), paid: NaN }])(
  'nothing is said about %p',
  (unusable) => {
    expect(soldShare(unusable)).toBeNull();
  },
);
