import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { notRegistered, refused, registered, totalOf } from './outcome';
import { exampleEntry, TERMS, ticketPath, TRACE } from './example-entry.test-kit';

const purchase = exampleEntry();
const all = ['001', '002', '003'];

const whole: PurchaseOutcome = {
  state: 'registered',
  numbers: all,
  ticketPath: ticketPath(all),
  trace: TRACE,
};
const part: PurchaseOutcome = {
  state: 'partly-registered',
  numbers: ['001', '003'],
  taken: ['002'],
  ticketPath: ticketPath(['001', '003']),
  trace: TRACE,
};
const nothing: PurchaseOutcome = { state: 'not-registered', trace: TRACE };

test('a part of the numbers has a digital ticket of its own', () => {
  expect(registered(purchase, ['001', '003'])).toEqual(part);
});

test('the page shows no price without the purchase’s terms', () => {
  expect(registered(exampleEntry({ terms: null }), all)).toEqual({
    ...whole,
    ticketPath: ticketPath(all, null),
  });
});

const packs = [{ quantity: 2, price: 8 }];

test.each([
  ['not known', null, null],
  ['in the base currency', { ...TERMS, rate: 1 }, { base: 15, converted: null }],
  [
    'in another currency',
    { ...TERMS, pricing: { price: 5, packs } },
    { base: 13, converted: { amount: 474.5, currency: 'VES' } },
  ],
])('the total of three numbers, %s', (_, terms, total) => {
  expect(totalOf(3, terms)).toEqual(total);
});

test('a refusal carries what it is about', () => {
  const now = { price: 6, packs: [], rate: 1 };
  expect(refused(purchase, 'price-changed', { now, msg: 'Cambió', taken: ['001'] })).toEqual({
    state: 'refused',
    reason: 'price-changed',
    msg: 'Cambió',
    taken: ['001'],
    now,
    trace: TRACE,
  });
});

test('a refusal without details has the sentence of its reason', () => {
  expect(refused(purchase, 'method-gone')).toEqual({
    state: 'refused',
    reason: 'method-gone',
    msg: refusalMessages['method-gone'],
    taken: [],
    now: null,
    trace: TRACE,
  });
});

test('an unregistered purchase names taken numbers only where there are some', () => {
  expect(notRegistered(purchase)).toStrictEqual(nothing);
  expect(notRegistered(purchase, ['002'])).toStrictEqual({ ...nothing, taken: ['002'] });
});
