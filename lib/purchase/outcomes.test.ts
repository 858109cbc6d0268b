import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { decideEarly, decideLate } from './look-up';
import { notRegistered, refused, registered, shareOutcome, totalOf } from './outcome';
import { exampleAttempt, TERMS, ticketPath, ticketsOf, TRACE } from './example-attempt.test-kit';

const attempt = exampleAttempt();
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

test('only the whole means anything while a purchase may be on its way', () => {
  expect(decideEarly(attempt, { own: all, foreign: [] })).toEqual(whole);
  expect(decideEarly(attempt, { own: ['001', '003'], foreign: ['002'] })).toBeNull();
  expect(decideEarly(attempt, { own: [], foreign: all })).toBeNull();
});

test('later a part means that it is registered in part', () => {
  expect(decideLate(attempt, { own: all, foreign: [] })).toEqual(whole);
  expect(decideLate(attempt, { own: ['001', '003'], foreign: ['002'] })).toEqual(part);
});

test('an unanswered sending is no refusal, though the numbers are somebody else’s', () => {
  expect(decideLate(attempt, { own: [], foreign: ['002'] })).toStrictEqual({
    ...nothing,
    taken: ['002'],
  });
  expect(decideLate(attempt, { own: [], foreign: [] })).toStrictEqual(nothing);
});

test.each(['received', 'settled'] as const)(
  'an attempt that was only %s is refused where its numbers are taken',
  (phase) => {
    const unsent = exampleAttempt({ phase });
    expect(decideLate(unsent, { own: [], foreign: ['002'] })).toEqual({
      state: 'refused',
      reason: 'tickets-taken',
      msg: refusalMessages['tickets-taken'],
      taken: ['002'],
      now: null,
      trace: TRACE,
    });
    expect(decideLate(unsent, { own: [], foreign: [] })).toStrictEqual(nothing);
  },
);

test('a registered purchase has a page of its own, which needs its buyer', () => {
  expect(registered(attempt, ['001', '003'])).toEqual(part);
  const nobodys = exampleAttempt({ buyer: null });
  expect(() => registered(nobodys, all)).toThrow(
    'An attempt without its buyer has no digital ticket',
  );
});

test('the page shows no price without the purchase’s terms', () => {
  expect(registered(exampleAttempt({ terms: null }), all)).toEqual({
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
  expect(refused(attempt, 'price-changed', { now, msg: 'Cambió', taken: ['001'] })).toEqual({
    state: 'refused',
    reason: 'price-changed',
    msg: 'Cambió',
    taken: ['001'],
    now,
    trace: TRACE,
  });
});

test('a refusal without details has the sentence of its reason', () => {
  expect(refused(attempt, 'method-gone')).toEqual({
    state: 'refused',
    reason: 'method-gone',
    msg: refusalMessages['method-gone'],
    taken: [],
    now: null,
    trace: TRACE,
  });
});

test('an unregistered purchase names taken numbers only where there are some', () => {
  expect(notRegistered(attempt)).toStrictEqual(nothing);
  expect(notRegistered(attempt, ['002'])).toStrictEqual({ ...nothing, taken: ['002'] });
});

/** An attempt for the same payment, submitted while the other was on its way. */
const joined = exampleAttempt({ trace: 'JOINED', tickets: ticketsOf(2, 4) });
const shared = (outcome: PurchaseOutcome) => shareOutcome(joined, outcome);

test('a joined attempt with the same numbers gets all, under the trace of the one that was sent', () => {
  expect(shareOutcome(exampleAttempt({ trace: 'JOINED' }), whole)).toEqual(whole);
  expect(shareOutcome(exampleAttempt({ trace: 'JOINED' }), part)).toEqual(part);
});

test('a joined attempt with other numbers learns which of them were registered, on the same page', () => {
  expect(shared(whole)).toEqual({
    state: 'partly-registered',
    numbers: ['002'],
    taken: ['004'],
    ticketPath: ticketPath(all),
    trace: TRACE,
  });
});

test('a joined attempt with none of the registered numbers used the reference twice', () => {
  expect(shared(part)).toEqual({
    state: 'refused',
    reason: 'reference-used',
    msg: refusalMessages['reference-used'],
    taken: [],
    now: null,
    trace: TRACE,
  });
});

const takenOf = (taken: string[]) => refused(attempt, 'tickets-taken', { taken, msg: 'No.' });

test('a joined attempt learns only its own taken numbers', () => {
  expect(shared(takenOf(['001', '002', '003']))).toEqual(takenOf(['002']));
});

test('a refusal for somebody else’s numbers says nothing about a joined attempt’s own', () => {
  expect(shared(takenOf(['001', '003']))).toStrictEqual(nothing);
});

test('a refusal for any other reason applies to both', () => {
  const used = refused(attempt, 'reference-used', { msg: 'No.', taken: ['001'] });
  expect(shared(used)).toEqual({ ...used, taken: [] });
});

test('neither attempt is registered when one is not, and its own taken numbers are named', () => {
  expect(shared(nothing)).toStrictEqual(nothing);
  expect(shared({ ...nothing, taken: ['001', '002'] })).toStrictEqual({
    ...nothing,
    taken: ['002'],
  });
  expect(shared({ ...nothing, taken: ['001'] })).toStrictEqual(nothing);
});

test('a joined attempt waits for the same', () => {
  const outcome: PurchaseOutcome = { state: 'verifying', trace: TRACE };
  expect(shared(outcome)).toBe(outcome);
});
