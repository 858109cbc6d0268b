import fc from 'fast-check';
import { chargeOf, convertedPriceOf, nextPack, priceOf, savingsOf, type Pricing } from './price';

const pack = (quantity: number, price: number) => ({ quantity, price });
const packs: Pricing = { price: 5, packs: [pack(5, 20), pack(10, 35)] };

test.each([
  [0, 0],
  [1, 5],
  [4, 20],
  [5, 20],
  [7, 30],
  [10, 35],
  [12, 45],
  [15, 55],
  [29, 110],
  [50, 175],
])('%i numbers at 5, 5 for 20 and 10 for 35 cost %p', (quantity, total) => {
  expect(priceOf(quantity, packs)).toBe(total);
});

test('the largest pack goes first, also where two smaller ones are cheaper', () => {
  const greedy: Pricing = { price: 5, packs: [pack(3, 10), pack(5, 21)] };
  expect(priceOf(6, greedy)).toBe(26);
  expect(chargeOf(6, greedy)).toEqual({ packs: [{ pack: pack(5, 21), times: 1 }], singles: 1 });
});

function slowThousandths(quantity: number, { price, packs: offered }: Pricing): bigint {
  const thousandths = (amount: number) => BigInt(Math.round(amount * 1000));
  let left = quantity;
  let total = BigInt(0);
  while (left > 0) {
    const fitting = offered.filter((one) => one.quantity <= left);
    const most = Math.max(...fitting.map((one) => one.quantity));
    const largest = fitting.find((one) => one.quantity === most);
    total += thousandths(largest?.price ?? price);
    left -= largest?.quantity ?? 1;
  }
  return total;
}

const amount = fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1000);
const anyPricing = fc.record({
  price: amount,
  packs: fc.array(
    fc.record({ quantity: fc.integer({ min: 2, max: 30 }), price: amount, name: fc.string() }),
    { maxLength: 5 },
  ),
});
const quantities = fc.integer({ min: 0, max: 50 });

test('whatever the packs, the price is that of a slow count in whole numbers', () => {
  fc.assert(
    fc.property(quantities, anyPricing, (quantity, pricing) => {
      const thousandths = slowThousandths(quantity, pricing);
      const cents = (thousandths + BigInt(5)) / BigInt(10);
      expect(Math.round(priceOf(quantity, pricing) * 100)).toBe(Number(cents));
    }),
  );
});

test('whatever the rate, a converted price is that of a slow count in whole numbers', () => {
  const rates = fc.integer({ min: 1, max: 5_000_000 });
  fc.assert(
    fc.property(quantities, anyPricing, rates, (quantity, pricing, rate) => {
      const tenMillionths = slowThousandths(quantity, pricing) * BigInt(rate);
      const cents = (tenMillionths + BigInt(50_000)) / BigInt(100_000);
      const converted = convertedPriceOf(quantity, pricing, rate / 10_000);
      expect(Math.round(converted * 100)).toBe(Number(cents));
    }),
  );
});

test('a pack saves what its numbers cost less together; one that saves nothing says so', () => {
  expect(savingsOf(pack(5, 20), packs)).toBe(5);
  expect(savingsOf(pack(5, 26), packs)).toBe(0);
});

test.each([
  [1, 5, 4, 20],
  [4, 5, 1, 20],
  [5, 10, 5, 35],
  [7, 10, 3, 35],
  [12, 5, 3, 55],
  [15, 10, 5, 70],
  [45, 10, 5, 175],
])('with %i chosen the pack of %i is %i away', (quantity, next, missing, total) => {
  expect(nextPack(quantity, packs, 50)).toMatchObject({ pack: { quantity: next }, missing, total });
});

test('a price with parts of a cent makes no pack near before it is full', () => {
  const pricing = { price: 1.335, packs: [pack(5, 6)] };
  expect(nextPack(6, pricing, 50)).toMatchObject({ missing: 4, total: 12 });
});

test('no pack is near that a purchase cannot hold, or that makes nothing cheaper', () => {
  expect(nextPack(46, packs, 49)).toBeNull();
  expect(nextPack(1, { price: 5, packs: [pack(5, 25)] }, 50)).toBeNull();
  expect(nextPack(1, { price: 5, packs: [pack(1, 4)] }, 50)).toBeNull();
  expect(nextPack(3, { price: 5, packs: [] }, 50)).toBeNull();
});
