import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { buyerHashes, type Attempt } from './attempt';
import { exampleAttempt, RAFFLE_ID, REQUEST, ticketPath, TRACE } from './example-attempt.test-kit';
import { besidesEarlier, hasUnheardSending, lateLookOf, mayBeUndone, takeOver } from './late-look';
import { isSure } from './look-up';
import { type LateLook } from './attempt';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const HALF_AN_HOUR = 30 * 60_000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const all = ['001', '002', '003'];

const lateLook = (changes: Partial<LateLook> = {}): LateLook => ({
  until: NOW + 1,
  buyer: buyerHashes(RAFFLE_ID, REQUEST),
  ticketPath: ticketPath(all),
  note: null,
  unheard: 1,
  ...changes,
});

const notRegistered: PurchaseOutcome = { state: 'not-registered', trace: TRACE };
const refused = (reason: 'tickets-taken' | 'reference-used', taken = ['002']): PurchaseOutcome => ({
  state: 'refused',
  reason,
  msg: '',
  taken,
  now: null,
  trace: TRACE,
});
const page = { numbers: all, ticketPath: '/boleto/x', trace: TRACE };

test('a sent purchase that is not registered is looked for half an hour, by hashes of its buyer', () => {
  expect(lateLookOf(exampleAttempt(), notRegistered)).toEqual(
    lateLook({ until: NOW + HALF_AN_HOUR }),
  );
});

test.each<[string, string | null, LateLook | null, string | null]>([
  ['the latest sending', 'latest', lateLook({ note: 'earlier' }), 'latest'],
  [
    'an earlier sending, where the latest was not sent',
    null,
    lateLook({ note: 'earlier' }),
    'earlier',
  ],
  ['none', null, null, null],
])('it keeps the sealed note of %s', (_, note, late, expected) => {
  expect(lateLookOf(exampleAttempt({ note, late }), notRegistered)?.note).toBe(expected);
});

test.each<[string, PurchaseOutcome, Partial<Attempt>, number]>([
  ['nobody answered it', notRegistered, {}, 1],
  ['nobody answered it or the two before', notRegistered, { late: lateLook({ unheard: 2 }) }, 3],
  ['it was refused', refused('reference-used'), {}, 0],
  [
    'it was refused, and nobody answered the one before',
    refused('reference-used'),
    { late: lateLook() },
    1,
  ],
  [
    'nobody answered it, the one before is given up',
    notRegistered,
    { late: lateLook({ until: NOW }) },
    1,
  ],
])('sendings without an answer are counted: %s', (_, outcome, changes, unheard) => {
  expect(lateLookOf(exampleAttempt(changes), outcome)).toEqual(
    lateLook({ until: NOW + HALF_AN_HOUR, unheard }),
  );
});

test.each<PurchaseOutcome>([
  { state: 'registered', ...page },
  { state: 'partly-registered', taken: [], ...page },
])('a $state purchase is no longer looked for', (outcome) => {
  expect(lateLookOf(exampleAttempt({ late: lateLook() }), outcome)).toBeNull();
});

test.each<[string, Partial<Attempt>]>([
  ['was not sent', { phase: 'received' }],
  ['has no buyer any more', { buyer: null }],
])('an attempt that %s has only its earlier sending looked for', (_, changes) => {
  const late = lateLook();
  expect(lateLookOf(exampleAttempt({ ...changes, late }), notRegistered)).toBe(late);
  expect(lateLookOf(exampleAttempt(changes), notRegistered)).toBeNull();
  const over = lateLook({ until: NOW });
  expect(lateLookOf(exampleAttempt({ ...changes, late: over }), notRegistered)).toBeNull();
});

test.each([
  ['none', null, false],
  ['one that was answered', lateLook({ unheard: 0 }), false],
  ['one without an answer', lateLook({ unheard: 1 }), true],
  ['one without an answer, half an hour ago', lateLook({ until: NOW }), false],
])('an earlier sending may be at work: %s', (_, late, expected) => {
  expect(hasUnheardSending({ late })).toBe(expected);
});

const phases = { sent: 'sent', over: 'settled' } as const;

test.each<[number, keyof typeof phases, 'whole' | 'part', boolean, boolean]>([
  [0, 'over', 'part', false, false],
  [0, 'sent', 'whole', false, false],
  [0, 'sent', 'part', false, true],
  [0, 'sent', 'part', true, false],
  [1, 'over', 'whole', false, false],
  [1, 'over', 'part', false, true],
  [1, 'over', 'part', true, true],
  [1, 'sent', 'whole', false, true],
  [1, 'sent', 'whole', true, true],
  [2, 'over', 'whole', true, true],
])(
  'after %i unheard sendings and one that is %s, the %s (answered: %s) may be undone: %s',
  (unheard, phase, found, isHeard, expected) => {
    const attempt = exampleAttempt({ phase: phases[phase], late: lateLook({ unheard }) });
    expect(mayBeUndone(attempt, found === 'whole' ? all : ['001'], isHeard)).toBe(expected);
  },
);

test('a part may be undone where nobody knows whether the sending was answered', () => {
  expect(mayBeUndone(exampleAttempt(), ['001', '002'])).toBe(true);
  expect(mayBeUndone(exampleAttempt(), all)).toBe(false);
});

test('a sending that is no longer looked for undoes nothing', () => {
  const late = lateLook({ until: NOW, unheard: 2 });
  expect(mayBeUndone(exampleAttempt({ late }), all)).toBe(false);
});

test.each([
  ['nothing', [], false, true],
  ['the whole, for the first time', all, false, true],
  ['a part, for the first time', ['001'], false, false],
  ['a part, and it has lasted', ['001'], true, true],
])('a finding is sure to stay so: %s', (_, own, lasted, expected) => {
  const hasLasted = jest.fn(() => lasted);
  expect(isSure({ hasLasted }, exampleAttempt({ key: 'a-key' }), own)).toBe(expected);
  expect(hasLasted.mock.calls).toEqual([['a-key', own.length > 0]]);
});

test('taken numbers are no refusal beside an unanswered sending', () => {
  const attempt = exampleAttempt({ late: lateLook() });
  expect(besidesEarlier(attempt, refused('tickets-taken'))).toEqual({
    state: 'not-registered',
    taken: ['002'],
    trace: TRACE,
  });
});

test.each<[string, PurchaseOutcome, LateLook | null]>([
  ['a refusal for taken numbers, where nothing else was sent', refused('tickets-taken'), null],
  ['a refusal for another reason', refused('reference-used'), lateLook()],
  ['a registered purchase', { state: 'registered', ...page }, lateLook()],
])('%s stays what it is', (_, outcome, late) => {
  expect(besidesEarlier(exampleAttempt({ late }), outcome)).toBe(outcome);
});

const opened = exampleAttempt({ phase: 'received', terms: null, boundTo: 'mark' });
const earlier = exampleAttempt({ phase: 'settled', boundTo: 'mark', late: lateLook() });

test('the next opening of a key goes on looking for the earlier one, by its terms', () => {
  expect(takeOver(opened, [null, earlier])).toEqual({
    ...opened,
    late: earlier.late,
    terms: earlier.terms,
  });
});

test.each([
  ['there was none before', null],
  ['the one before was another purchase', { ...earlier, boundTo: 'another mark' }],
  ['nobody looks for the one before', { ...earlier, late: null }],
  ['the one before is given up', { ...earlier, late: lateLook({ until: NOW }) }],
])('an opening begins again if %s', (_, before) => {
  expect(takeOver(opened, [before])).toBe(opened);
});
