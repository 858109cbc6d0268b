const PRICE = { file: 'lib/raffle/price.ts', tests: ['lib/raffle/price.test.ts'] };

export const price = [
  {
    ...PRICE,
    name: 'packs go from the smallest up',
    find: 'other.quantity - one.quantity',
    replace: 'one.quantity - other.quantity',
  },
  {
    ...PRICE,
    name: 'a pack counts once, however often it fits',
    find: 'Math.floor(singles / pack.quantity)',
    replace: 'Math.min(1, Math.floor(singles / pack.quantity))',
  },
  {
    ...PRICE,
    name: 'the rate takes the cents of the base price',
    find: 'roundToCents(exactPrice(quantity, pricing) * rate)',
    replace: 'roundToCents(priceOf(quantity, pricing) * rate)',
  },
  {
    ...PRICE,
    name: 'a pack that saves nothing saves less than nothing',
    find: 'Math.max(0, roundToCents(pack.quantity * price - pack.price))',
    replace: 'roundToCents(pack.quantity * price - pack.price)',
  },
  {
    name: 'cents keep the error of floating points',
    file: 'lib/raffle/money.ts',
    find: 'Math.round(Number((amount * 100).toPrecision(14)))',
    replace: 'Math.round(amount * 100)',
    tests: ['lib/raffle/money.test.ts', 'lib/raffle/price.test.ts'],
  },
  {
    name: 'a point stands at the first thousand alone',
    file: 'lib/raffle/money.ts',
    find: '${formatWhole(Number(digits.slice(0, -3)))}.',
    replace: '${digits.slice(0, -3)}.',
    tests: ['lib/raffle/money.test.ts', 'lib/raffle/money.test.ts'],
  },
  {
    name: 'a rate that cannot be read is 1',
    file: 'lib/admin-api/payment-methods.ts',
    find: 'const rate = readRate(field.rate);',
    replace: 'const rate = readRate(field.rate) ?? 1;',
    tests: ['lib/admin-api/in-the-field.test.ts'],
  },
  {
    name: 'the decimal comma of a rate is left out',
    file: 'lib/admin-api/read-number.ts',
    find: "Number(`${whole.replace(/\\D/g, '')}.${decimals}`)",
    replace: "Number(`${whole.replace(/\\D/g, '')}${decimals}`)",
    tests: ['lib/admin-api/in-the-field.test.ts'],
  },
  {
    name: 'a price that cannot be read sells for nothing',
    file: 'lib/admin-api/raffles.ts',
    find: "word(rifa.estado) === 'pendiente' || price === 0",
    replace: "word(rifa.estado) === 'pendiente'",
    tests: ['lib/admin-api/raffles.test.ts'],
  },
  {
    name: 'another price than the buyer saw is paid without a word',
    file: 'lib/purchase/prepare.ts',
    find: 'if (!costsTheSame(request.tickets.length, request.seen, now)) {',
    replace: 'if (request.tickets.length === 0) {',
    tests: ['lib/purchase/refusals.test.ts'],
  },
  {
    name: 'what was paid in bolívares is counted as dollars',
    file: 'lib/admin-api/verification.ts',
    find: 'if (!isInBaseCurrency) return { share: null, given: confirmed.length > 0 ? null : 0 };',
    replace: '',
    tests: ['lib/admin-api/verification-amounts.test.ts'],
  },
];
