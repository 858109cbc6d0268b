import { registeredAmount, parseVerification, sumUp } from './verification';

test('a cédula and the end of a phone are taken as they are written', () => {
  expect(parseVerification({ nationalId: 'V-12.345.678', phoneEnding: ' 4567 ' })).toEqual({
    ok: true,
    request: { nationalId: 'V12345678', phoneEnding: '4567' },
  });
});

test.each(['', '.*', '1234', '12345678|9', { $ne: '' }, ['12345678'], 12345678])(
  '%p is no cédula',
  (nationalId) => {
    const parsed = parseVerification({ nationalId, phoneEnding: '4567' });
    expect(parsed).toEqual({ ok: false, fields: { nationalId: expect.stringMatching(/cédula/) } });
  },
);

test.each(['', '456', '45678', '....', '٤٥٦٧', '4 67', { $regex: '.*' }])(
  '%p are no four digits',
  (phoneEnding) => {
    const parsed = parseVerification({ nationalId: '12345678', phoneEnding });
    expect(parsed).toEqual({
      ok: false,
      fields: { phoneEnding: expect.stringMatching(/4 dígitos/) },
    });
  },
);

test.each(['04141234567', '+58 414-123.45.67', '(0414) 123 4567'])(
  'a whole phone written as %p is taken instead of its ending',
  (phone) => {
    const parsed = parseVerification({ nationalId: '12345678', phone });
    expect(parsed).toMatchObject({ ok: true, request: { phoneEnding: '4567' } });
    expect(parsed.ok && parsed.request.phone).toMatch(/^(0|58)4141234567$/);
  },
);

test.each(['1234567', '123456789012345'])('%p has the digits of a whole phone', (phone) => {
  const request = { nationalId: 'V12345678', phone, phoneEnding: phone.slice(-4) };
  expect(parseVerification({ nationalId: '12345678', phone })).toEqual({ ok: true, request });
});

test.each(['', '4567', '123456', '1234567890123456', '0414.*', { $ne: '' }])(
  '%p is no whole phone',
  (phone) => {
    const parsed = parseVerification({ nationalId: '12345678', phone });
    expect(parsed).toEqual({ ok: false, fields: { phone: expect.stringMatching(/completo/) } });
  },
);

test.each([null, undefined, 'text', 7, []])('%p asks for both', (sent) => {
  const parsed = parseVerification(sent);
  expect(!parsed.ok && Object.keys(parsed.fields)).toEqual(['nationalId', 'phoneEnding']);
});

test('the paid amount counts paid tickets, and amounts given for the others', () => {
  const tickets = [
    { number: '01', status: 'paid', given: 0, share: null },
    { number: '02', status: 'reserved', given: 0.35, share: null },
    { number: '03', status: 'reserved', given: 99, share: null },
    { number: '04', status: 'reserved', given: 0, share: null },
  ] as const;
  expect(sumUp(tickets, { price: 1.1, packs: [] })).toEqual({
    tickets: tickets.map(({ number, status }) => ({ number, status })),
    total: 4.4,
    paid: 2.55,
    pending: 1.85,
  });
  expect(sumUp([], { price: 1.1, packs: [] })).toEqual({
    tickets: [],
    total: 0,
    paid: 0,
    pending: 0,
  });
});

test('the paid amount is unknown where the amount given for one number is', () => {
  const pricing = { price: 5, packs: [] };
  const paid = { number: '01', status: 'paid', given: null, share: null } as const;
  const reserved = { number: '02', status: 'reserved', given: null, share: null } as const;
  expect(sumUp([paid], pricing)).toMatchObject({ total: 5, paid: 5, pending: 0 });
  expect(sumUp([paid, reserved], pricing)).toMatchObject({ total: 10, paid: null, pending: null });
});

test('numbers of a pack cost what the pack does, or what the admin API says of each', () => {
  const pricing = { price: 5, packs: [{ quantity: 3, price: 12 }] };
  const tickets = ['01', '02', '03'].map((number) => ({
    number,
    status: 'paid' as const,
    given: 0,
    share: null,
  }));
  expect(sumUp(tickets, pricing)).toMatchObject({ total: 12, paid: 12, pending: 0 });
  const bought = tickets.map((ticket) => ({ ...ticket, share: 5 }));
  expect(sumUp(bought, pricing)).toMatchObject({ total: 15, paid: 15, pending: 0 });
});

test('shares that the admin API rounds one by one miss no cent of the price', () => {
  const pricing = { price: 5, packs: [{ quantity: 5, price: 20 }] };
  const tickets = ['1', '2', '3', '4', '5', '6', '7'].map((number, place) => ({
    number,
    status: place < 6 ? ('paid' as const) : ('reserved' as const),
    given: 0,
    share: 4.29,
  }));
  expect(sumUp(tickets, pricing)).toMatchObject({ total: 30, paid: 25.71, pending: 4.29 });
  const allPaid = tickets.map((ticket) => ({ ...ticket, status: 'paid' as const }));
  expect(sumUp(allPaid, pricing)).toMatchObject({ total: 30, paid: 30, pending: 0 });
});

const BS = { currency: null, rate: 400 };
const PESOS = { currency: 'COP', rate: 4000 };
const DOLLARS = { currency: 'USD', rate: 1 };

test.each([
  ['bolívares of another day', 8720.14, [BS, DOLLARS], { amount: 8720.14, currency: 'Bs' }],
  ['dollars', 22, [BS, DOLLARS], { amount: 22, currency: null }],
  ['pesos', 88_000, [BS, PESOS], { amount: 88_000, currency: 'COP' }],
  [
    'bolívares where two methods take them',
    8800,
    [BS, { ...BS, rate: 390 }],
    { amount: 8800, currency: 'Bs' },
  ],
  ['nothing near a price', 700, [BS, DOLLARS], null],
  ['two currencies that are too near', 8800, [BS, { ...PESOS, rate: 420 }], null],
  ['nothing', 0, [BS, DOLLARS], null],
  ['an unknown sum', null, [BS, DOLLARS], null],
])('a registered amount of %s', (_, sum, methods, registered) => {
  expect(registeredAmount([sum], 22, methods)).toEqual(registered);
});

test('amounts in two currencies are not summed', () => {
  expect(registeredAmount([3, 1189.11], 3, [BS, DOLLARS])).toBeNull();
  expect(registeredAmount([1189.11, 1189.11], 3, [BS, DOLLARS])).toEqual({
    amount: 2378.22,
    currency: 'Bs',
  });
});
