import { soldShare } from './sold-share';

const counts = (total: number, reserved: number, paid: number) => ({
  total,
  available: total - reserved - paid,
  reserved,
  paid,
});

test.each([
  [100, 20, 23, 43, '43\u00a0% vendido'],
  [100, 1, 0, 1, '1\u00a0% vendido'],
  [1000, 9, 0, 0.9, 'Menos del 1\u00a0% vendido'],
  [1000, 500, 499, 99.9, '99\u00a0% vendido'],
  [100, 0, 0, 0, 'Todos los números están libres'],
  [100, 40, 60, 100, 'Todos los números se vendieron'],
])(
  'a raffle of %i with %i reserved and %i paid: %d, %s',
  (total, reserved, paid, percent, text) => {
    const share = soldShare(counts(total, reserved, paid));
    expect(share).toEqual({ percent: expect.closeTo(percent) as number, text });
  },
);

test.each([null, counts(0, 0, 0), counts(10, 8, 8), { ...counts(10, 1, 1), paid: NaN }])(
  'nothing is reported about %p',
  (unusable) => {
    expect(soldShare(unusable)).toBeNull();
  },
);
