import { examplePurchase } from '@/lib/testing/example-purchase';
import type { FinalAnswer } from './answer';
import {
  endOf,
  reduce,
  type Purchase,
  type PurchaseEvent,
  type PurchaseForm,
} from './purchase-state';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2031-03-05T12:00:00Z');
const sent = examplePurchase();
const other = examplePurchase({ nationalId: 'V87654321' });
const typed: PurchaseForm = {
  key: 'key',
  tickets: sent.tickets,
  values: { name: 'Ana' },
  isPastPaying: true,
  savedAt: NOW,
};
const waiting = { until: NOW + 24 * HOUR_MS, tappedAt: NOW, hasLeft: false };
const left = { ...waiting, hasLeft: true };
const answer: FinalAnswer = { kind: 'given-up' };

const form: Purchase = { ...typed, boundTo: null, stage: 'form' };
const queued: Purchase = { ...typed, boundTo: sent, stage: 'queued', sent, waiting };
const leaving: Purchase = { ...queued, waiting: left };
const asked: Purchase = { ...typed, boundTo: sent, stage: 'sent', sent };
const answered: Purchase = { ...asked, stage: 'answered', answer };
const reopened: Purchase = { ...typed, boundTo: sent, stage: 'form', savedAt: NOW + 1 };

const tap = { key: 'key', tappedAt: NOW };
const edited: PurchaseEvent = { type: 'edited', form: { ...typed, values: { name: 'Ana P' } } };
const tapped = (before: string, request = sent, key = 'key'): PurchaseEvent => ({
  type: 'tapped',
  before,
  form: { ...typed, key },
  request,
  waiting,
});
const pause = { times: 1, until: NOW + 60_000 };
const leave: PurchaseEvent = { type: 'left', tap };
const paused: PurchaseEvent = { type: 'paused', tap, pause };
const heard: PurchaseEvent = { type: 'answered', tap, answer };
const noted: PurchaseEvent = { type: 'noted', key: 'key' };
const unqueued: PurchaseEvent = { type: 'unqueued', key: 'key' };
const takenBack: PurchaseEvent = { type: 'taken-back', key: 'key', at: NOW + 1 };
const reopen: PurchaseEvent = { type: 'reopened', key: 'key', at: NOW + 1 };
const renewed: PurchaseEvent = { type: 'renewed', key: 'key', newKey: 'new' };

const values = { name: 'Ana P' };
const taken: Purchase = { ...form, savedAt: NOW + 1 };
const fresh: Purchase = { ...typed, key: 'new', boundTo: null, stage: 'form' };

/** Every state and event. `same`: nothing changes, and the state itself is returned. */
test.each<[string, Purchase | null, PurchaseEvent, Purchase | null | 'same']>([
  ['nothing, edited', null, edited, { ...form, values }],
  ['nothing, tapped', null, tapped('key'), queued],
  ['nothing, left', null, leave, 'same'],
  ['nothing, paused', null, paused, 'same'],
  ['nothing, answered', null, heard, 'same'],
  ['nothing, noted', null, noted, 'same'],
  ['nothing, unqueued', null, unqueued, 'same'],
  ['nothing, taken back', null, takenBack, 'same'],
  ['nothing, reopened', null, reopen, 'same'],
  ['nothing, renewed', null, renewed, 'same'],
  ['a form, edited', form, edited, { ...form, values }],
  ['a form, tapped', form, tapped('key'), queued],
  ['a form, left', form, leave, 'same'],
  ['a form, paused', form, paused, 'same'],
  ['a form, answered', form, heard, 'same'],
  ['a form, noted', form, noted, 'same'],
  ['a form, unqueued', form, unqueued, 'same'],
  ['a form, taken back', form, takenBack, 'same'],
  ['a form, reopened', form, reopen, { ...form, savedAt: NOW + 1 }],
  ['a form, renewed', form, renewed, fresh],
  ['a queued purchase, edited', queued, edited, { ...queued, values }],
  ['a queued purchase, tapped again', leaving, tapped('key'), queued],
  ['a queued purchase, left', queued, leave, leaving],
  ['a queued purchase, paused', queued, paused, { ...queued, waiting: { ...waiting, pause } }],
  ['a queued purchase, answered', queued, heard, answered],
  ['a queued purchase, noted', queued, noted, 'same'],
  ['a queued purchase, unqueued', queued, unqueued, asked],
  ['a queued purchase, taken back', queued, takenBack, taken],
  ['a purchase that may have left, taken back', leaving, takenBack, 'same'],
  ['a queued purchase, reopened', queued, reopen, reopened],
  ['a queued purchase, renewed', queued, renewed, fresh],
  ['a sent purchase, edited', asked, edited, { ...asked, values }],
  ['a sent purchase, tapped again', asked, tapped('key'), queued],
  ['a sent purchase, left', asked, leave, 'same'],
  ['a sent purchase, paused', asked, paused, 'same'],
  ['a sent purchase, answered', asked, heard, 'same'],
  ['a sent purchase, noted', asked, noted, 'same'],
  ['a sent purchase, unqueued', asked, unqueued, 'same'],
  ['a sent purchase, taken back', asked, takenBack, 'same'],
  ['a sent purchase, reopened', asked, reopen, reopened],
  ['a sent purchase, renewed', asked, renewed, fresh],
  ['an answered purchase, edited', answered, edited, { ...answered, values }],
  ['an answered purchase, tapped again', answered, tapped('key'), queued],
  ['an answered purchase, left', answered, leave, 'same'],
  ['an answered purchase, paused', answered, paused, 'same'],
  ['an answered purchase, answered', answered, heard, 'same'],
  ['an answered purchase, noted', answered, noted, { ...answered, isNoted: true }],
  ['an answered purchase, unqueued', answered, unqueued, asked],
  ['an answered purchase, taken back', answered, takenBack, 'same'],
  ['an answered purchase, reopened', answered, reopen, reopened],
  ['an answered purchase, renewed', answered, renewed, fresh],
])('%s', (_what, before, event, after) => {
  const result = reduce(before, event);
  if (after === 'same') expect(result).toBe(before);
  else expect(result).toEqual(after);
});

const elsewhere: PurchaseForm = { ...typed, key: 'other' };

test.each<[string, Purchase, PurchaseEvent]>([
  ['is edited', queued, { type: 'edited', form: elsewhere }],
  ['is edited, and waits for its answer', asked, { type: 'edited', form: elsewhere }],
  ['is tapped', queued, tapped('other', other, 'other')],
  ['is reopened', asked, { ...reopen, key: 'other' } as PurchaseEvent],
  ['leaves', queued, { type: 'left', tap: { ...tap, key: 'other' } }],
  ['ends', queued, { type: 'answered', tap: { ...tap, key: 'other' }, answer }],
])('a purchase under way stays as it is while another of the same raffle %s', (_, own, event) => {
  expect(reduce(own, event)).toBe(own);
});

test('the end of a tap says nothing of a later one', () => {
  const current = { ...tap, tappedAt: NOW + 1 };
  expect(reduce(queued, { type: 'answered', tap: current, answer })).toBe(queued);
  expect(reduce(queued, { type: 'left', tap: current })).toBe(queued);
});

test('a form gives way to another tab’s form, whose key is new to the server', () => {
  const event: PurchaseEvent = { type: 'edited', form: elsewhere };
  expect(reduce({ ...form, boundTo: sent }, event)).toEqual({
    ...elsewhere,
    boundTo: null,
    stage: 'form',
  });
});

test('a purchase for somebody else is queued under its own key', () => {
  expect(reduce(asked, tapped('key', other, 'new'))).toMatchObject({
    key: 'new',
    stage: 'queued',
    sent: other,
    boundTo: other,
  });
});

test('a form lives for two hours, and a sent purchase until its outcome is known', () => {
  expect(endOf(form)).toBe(NOW + 2 * HOUR_MS);
  for (const under of [queued, asked, answered]) expect(endOf(under)).toBe(Infinity);
});
