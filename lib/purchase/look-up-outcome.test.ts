import type { Holding } from '@/lib/admin-api/buyer-tickets';
import { exampleAttempt, idsOf, readsSaying, ticketPath, TRACE } from './example-attempt.test-kit';
import { createLookUp, createOwnership } from './look-up';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

const SETTLE_MS = 1600;
const GIVE_UP_MS = 10 * 60_000;
const START = Date.parse('2026-01-01T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const isFree: Holding = { own: [], free: idsOf(1, 2, 3) };
const isOwn: Holding = { own: idsOf(1, 2, 3), free: [] };
const isPart: Holding = { own: idsOf(1, 2), free: [] };
const nothingPaid = { byBuyer: [], byReference: [] };

const registered = {
  state: 'registered',
  numbers: ['001', '002', '003'],
  ticketPath: ticketPath(['001', '002', '003']),
  trace: TRACE,
};
const partlyRegistered = {
  state: 'partly-registered',
  numbers: ['001', '002'],
  taken: ['003'],
  ticketPath: ticketPath(['001', '002']),
  trace: TRACE,
};
const notRegistered = { state: 'not-registered', trace: TRACE };

const find = (holding: Holding | null, decidableIn: number, ownership = createOwnership(0)) =>
  createLookUp(readsSaying([holding], nothingPaid), SETTLE_MS, ownership).once(
    exampleAttempt({ decidableAt: START + decidableIn }),
  );

test.each([
  ['the whole', isOwn, registered, registered],
  ['a part', isPart, null, partlyRegistered],
  ['nothing', isFree, null, notRegistered],
])('%s that is found means something from the right moment on', async (_, held, early, late) => {
  expect(await find(held, 1)).toEqual(early);
  expect(await find(held, 0)).toEqual(late);
  expect(await find(held, -1)).toEqual(late);
});

test('an answer counts by when it was asked for', async () => {
  const reads = readsSaying([isFree]);
  const slow: typeof reads.holding = jest.fn(async (...asked) => {
    jest.setSystemTime(START + 100);
    return reads.holding(...asked);
  });
  const attempt = exampleAttempt({ decidableAt: START + 50 });
  const lookUp = createLookUp({ ...reads, holding: slow }, SETTLE_MS, createOwnership(0));
  expect(await lookUp.once(attempt)).toBeNull();
  expect(await lookUp.once(attempt)).toEqual(notRegistered);
});

test('nothing is known if the admin API does not say', async () => {
  expect(await find(null, -1)).toBeNull();
});

test('a part that may be given back is no end until it has lasted', async () => {
  const ownership = createOwnership(SETTLE_MS);
  expect(await find(isPart, -1, ownership)).toBeNull();
  jest.advanceTimersByTime(SETTLE_MS);
  expect(await find(isPart, -1, ownership)).toEqual(partlyRegistered);
});

type Waited = { holdings: (Holding | null)[]; decidableIn: number; settleMs?: number };

async function waitFor({ holdings, decidableIn, settleMs = SETTLE_MS }: Waited) {
  const reads = readsSaying(holdings, nothingPaid);
  const lookedAt: number[] = [];
  const holding: typeof reads.holding = jest.fn((...asked) => {
    lookedAt.push(Date.now() - START);
    return reads.holding(...asked);
  });
  const attempt = exampleAttempt({ decidableAt: START + decidableIn });
  const lookUp = createLookUp({ ...reads, holding }, settleMs, createOwnership(0));
  const waiting = lookUp.untilCertain(attempt);
  await jest.advanceTimersByTimeAsync(GIVE_UP_MS + decidableIn + 2 * settleMs);
  return { outcome: await waiting, lookedAt };
}

test('it is looked for ever more throttled, at last once in the time that a purchase takes to appear', async () => {
  const { outcome, lookedAt } = await waitFor({
    holdings: [...Array<null>(7).fill(null), isOwn],
    decidableIn: 60_000,
  });
  expect(lookedAt).toEqual([160, 400, 760, 1300, 2110, 3325, 4925, 6525]);
  expect(outcome).toEqual(registered);
});

test('one look is had at the very moment from which nothing means nothing', async () => {
  const { outcome, lookedAt } = await waitFor({ holdings: [isFree], decidableIn: 500 });
  expect(lookedAt).toEqual([160, 400, 500]);
  expect(outcome).toEqual(notRegistered);
});

test('it comes in its time when the clock is set back meanwhile', async () => {
  const holding = readsSaying([isFree]).holding;
  const lookUp = createLookUp({ ...readsSaying([]), holding }, SETTLE_MS, createOwnership(0));
  const waiting = lookUp.untilCertain(exampleAttempt({ decidableAt: START + 500 }));
  jest.setSystemTime(0);
  await jest.advanceTimersByTimeAsync(500);
  expect(await waiting).toEqual(notRegistered);
});

test('after that moment the pauses go on as they were', async () => {
  const { lookedAt } = await waitFor({ holdings: [null, null, isOwn], decidableIn: 160 });
  expect(lookedAt).toEqual([160, 400, 760]);
});

test.each([
  ['ten minutes', 160 - GIVE_UP_MS, [160]],
  ['less than ten minutes', 161 - GIVE_UP_MS, [160, 400]],
  ['more than ten minutes', -GIVE_UP_MS, []],
])('it is given up when nobody has said anything for %s', async (_, decidableIn, expected) => {
  const { outcome, lookedAt } = await waitFor({ holdings: [null], decidableIn });
  expect(outcome).toBeNull();
  expect(lookedAt).toEqual(expected);
});
