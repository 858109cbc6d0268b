import type { Holding } from '@/lib/admin-api/buyer-tickets';
import { buyerHashes, type Attempt } from './attempt';
import { exampleAttempt, idsOf, KEY, RAFFLE_ID } from './example-attempt.test-kit';
import { readsSaying, REQUEST, TERMS, ticketPath, TRACE } from './example-attempt.test-kit';
import { createLookUp } from './look-up';

const NOW = Date.parse('2026-01-01T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const all = ['001', '002', '003'];
const late = {
  until: NOW + 1,
  buyer: buyerHashes(RAFFLE_ID, REQUEST),
  ticketPath: ticketPath(all),
  note: null,
  unheard: 1,
};
const settled = exampleAttempt({ phase: 'settled', buyer: null, late });

async function look(holding: Holding | null, changes: Partial<Attempt> = {}, lasted = false) {
  const reads = readsSaying([holding]);
  const hasLasted = jest.fn(() => lasted);
  const lookUp = createLookUp(reads, 1500, { hasLasted });
  const outcome = await lookUp.late({ ...settled, ...changes });
  return { outcome, asked: reads.holding.mock.calls, seen: hasLasted.mock.calls };
}

const isOwn: Holding = { own: idsOf(1, 2, 3), free: [] };
const isPart: Holding = { own: idsOf(1, 3), free: [] };

test('it is looked for by raffle, numbers and the marks of its buyer', async () => {
  const { asked } = await look(isOwn);
  expect(asked).toEqual([[RAFFLE_ID, all, expect.anything()]]);
  const buyer = asked[0]?.[2];
  expect(buyer?.hasNationalId('V12345678')).toBe(true);
  expect(buyer?.hasNationalId('V87654321')).toBe(false);
  expect(buyer?.hasPhone('584141234567')).toBe(true);
});

test('all of its numbers, registered late, are on the page that was promised', async () => {
  const promised = ticketPath(all, null);
  const { outcome, seen } = await look(isOwn, { late: { ...late, ticketPath: promised } });
  expect(outcome).toEqual({
    state: 'registered',
    numbers: all,
    ticketPath: promised,
    trace: TRACE,
  });
  expect(seen).toEqual([[KEY, true]]);
});

test('a part that has lasted has a page of its own', async () => {
  expect((await look(isPart, {}, true)).outcome).toEqual({
    state: 'partly-registered',
    numbers: ['001', '003'],
    taken: ['002'],
    ticketPath: ticketPath(['001', '003']),
    trace: TRACE,
  });
});

test('a part that has not lasted may be given back, so that neither is certain', async () => {
  expect((await look(isPart)).outcome).toMatchObject({ state: 'verifying' });
});

test('a part is none where purchases are all or nothing', async () => {
  const { outcome } = await look(isPart, { terms: { ...TERMS, isAllOrNothing: true } }, true);
  expect(outcome).toEqual({ state: 'not-registered', taken: all, trace: TRACE });
});

test('an empty look-up means not registered, and clears the earlier finding', async () => {
  const { outcome, seen } = await look({ own: [], free: idsOf(1, 3) });
  expect(outcome).toStrictEqual({ state: 'not-registered', taken: ['002'], trace: TRACE });
  expect(seen).toEqual([[KEY, false]]);
  expect((await look({ own: [], free: idsOf(1, 2, 3) })).outcome).toStrictEqual({
    state: 'not-registered',
    trace: TRACE,
  });
});

test.each([
  ['nothing is looked for', null],
  ['it is given up', { ...late, until: NOW }],
])('nobody is asked when %s', async (_, given) => {
  expect(await look(isOwn, { late: given })).toEqual({ outcome: null, asked: [], seen: [] });
});

test('nothing is known if the admin API does not say', async () => {
  expect(await look(null)).toMatchObject({ outcome: null, seen: [] });
});
