/** @jest-environment jsdom */
import { keptHere } from './kept-here';

const ID = '65f000000000000000000001';
const OTHER = '65f000000000000000000002';

beforeEach(() => localStorage.clear());

test('a phone without stored data lists nothing', () => {
  localStorage.setItem('face', '1');
  localStorage.setItem('payment-draft:buyer', '9999');
  expect(keptHere(localStorage, 0)).toEqual([]);
});

test('numbers chosen and bought are listed by raffle', () => {
  localStorage.setItem(`selection:${ID}`, JSON.stringify([{ id: 'a', number: '007' }]));
  const bought = { numbers: ['0427'], trace: 'ABC234', ticketPath: '/boleto/x', boughtAt: 1 };
  localStorage.setItem(`own-numbers:${OTHER}`, JSON.stringify([bought]));
  expect(keptHere(localStorage, 0)).toEqual([
    { raffleId: ID, payment: null, chosen: ['007'], own: [] },
    { raffleId: OTHER, payment: null, chosen: [], own: [bought] },
  ]);
});

test.each([
  ['was typed in and is not sent', '2000', null, 'begun'],
  ['waits to be sent by itself', 'Infinity', '{"state":"waiting"}', 'waiting'],
  ['was sent and has no end yet', 'Infinity', null, 'sent'],
  ['ended, and is told on the next page', 'Infinity', '{"state":"taken"}', 'sent'],
  ['is past its time', '999', null, null],
])('a payment that %s', (_what, until, outbox, expected) => {
  localStorage.setItem(`payment-draft:${ID}`, until);
  if (outbox) localStorage.setItem(`payment-draft:outbox:${ID}`, outbox);
  expect(keptHere(localStorage, 1000)[0]?.payment).toBe(expected);
});
