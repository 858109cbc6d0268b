import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReader, forgetSharedReads, silentSince, type LastGood } from './reader';
import type * as environment from '../env';

/** Read anew each time: the process reads it once. */
jest.mock('../env', () => {
  const real = jest.requireActual<typeof environment>('../env');
  return { ...real, environment: () => real.parseEnvironment(process.env) };
});

type ReadResult = { ok: true; value: string } | { ok: false; reason: string };
type Rules = Partial<
  Parameters<typeof createReader<string, string, Extract<ReadResult, { ok: false }>>>[0]
>;

const good = (value: string): ReadResult => ({ ok: true, value });
const AWAY: ReadResult = { ok: false, reason: 'timeout' };
const GONE: ReadResult = { ok: false, reason: 'no-such-raffle' };
const NOON = Date.parse('2026-11-26T12:00:59.999Z');
const SINCE_NOON = '2026-11-26T12:00:00.000Z';

let names = 0;

/** Gives these answers, and then the last one again. */
function readerOf(answers: (ReadResult | Promise<ReadResult>)[], rules: Rules = {}) {
  const read = jest.fn(async (_id: string) => (answers.length > 1 ? answers.shift() : answers[0])!);
  return { read, ...createReader({ name: `reader ${(names += 1)}`, max: 2, read, ...rules }) };
}

function later() {
  let answer: (answer: ReadResult) => void = () => {};
  return {
    promise: new Promise<ReadResult>((resolve) => (answer = resolve)),
    answer: (is: ReadResult) => answer(is),
  };
}

beforeEach(() => jest.useFakeTimers({ now: NOON, doNotFake: ['nextTick', 'setImmediate'] }));

test('one read for all who ask at the same time, also for a failure, which is not stored', async () => {
  const { now, read } = readerOf([AWAY, good('a')]);
  const asked = await Promise.all(Array.from({ length: 500 }, () => now('moto')));
  expect([new Set(asked).size, asked[0], read.mock.calls.length]).toEqual([1, AWAY, 1]);
  expect(await now('moto')).toEqual(good('a'));
});

test('an answer is fresh as long as the caller or the reader says, whatever the clock', async () => {
  const { now, read } = readerOf([good('a')], { freshMs: 3000 });
  await now('moto');
  jest.setSystemTime(0);
  jest.advanceTimersByTime(2999);
  await now('moto');
  expect(read).toHaveBeenCalledTimes(1);
  await now('moto', 1000);
  await now('moto', (value) => (value === 'a' ? 60_000 : 0));
  expect(read).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(3000);
  await now('moto');
  expect(read).toHaveBeenCalledTimes(3);
  forgetSharedReads();
  await now('moto');
  expect(read).toHaveBeenCalledTimes(4);
});

test('after a purchase nothing older is given, not even an answer under way', async () => {
  const [one, two] = [later(), later()];
  const { now, read } = readerOf([one.promise, two.promise], { freshMs: 3000 });
  const early = now('moto');
  forgetSharedReads();
  const next = now('moto');
  two.answer(good('new'));
  expect(await next).toEqual(good('new'));
  one.answer(good('old'));
  expect(await early).toEqual(good('old'));
  expect(await now('moto')).toEqual(good('new'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('an answer outdated before it came is the last good one', async () => {
  const one = later();
  const { now, orKnown } = readerOf([one.promise, AWAY], { freshMs: 3000 });
  const early = now('moto');
  forgetSharedReads();
  one.answer(good('a'));
  await early;
  expect(await orKnown('moto')).toEqual({ ...good('a'), staleSince: SINCE_NOON });
});

test('a failure is answered with the last good value and since when it is known, of as many as fit', async () => {
  const { now, orKnown, known } = readerOf([good('a'), good('b'), good('c'), AWAY]);
  for (const id of ['moto', 'casa', 'carro']) await now(id);
  forgetSharedReads();
  jest.advanceTimersByTime(3600_000);
  expect(await orKnown('carro')).toEqual({ ...good('c'), staleSince: SINCE_NOON });
  expect(await orKnown('moto')).toEqual(AWAY);
  expect(await known('casa')).toMatchObject({ value: 'b', at: NOON });
  expect(await known('moto')).toBeNull();
});

test('a value that no longer exists is forgotten', async () => {
  const { now, orKnown } = readerOf([good('a'), GONE, AWAY]);
  await now('moto');
  expect(await orKnown('moto')).toEqual(GONE);
  expect(await orKnown('moto')).toEqual(AWAY);
});

test('a page waits for 2.5 seconds, and the next one gets what came after that', async () => {
  const slow = later();
  const { forPage, known } = readerOf([slow.promise, AWAY]);
  const page = forPage('moto');
  await jest.advanceTimersByTimeAsync(2500);
  expect(await page).toEqual({ ok: false, reason: 'late' });
  slow.answer(good('a'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await known('moto')).toMatchObject({ value: 'a' });
  expect(await forPage('moto')).toMatchObject(good('a'));
});

test.each([
  ['none is old', [{ ok: true }, { ok: false }], null],
  ['one is two minutes old', [{ ok: true, staleSince: '2026-11-26T11:59:00.000Z' }], null],
  [
    'one is older',
    [
      { ok: true, staleSince: '2026-11-26T12:00:00.000Z' },
      { ok: true, staleSince: '2026-11-26T11:58:00.000Z' },
    ],
    '2026-11-26T11:58:00.000Z',
  ],
])('a silence is told from two minutes on: %s', (_, reads, since) => {
  jest.setSystemTime(Date.parse('2026-11-26T12:01:00Z'));
  expect(silentSince(...(reads as LastGood<unknown>[]))).toBe(since);
});

describe('in a folder', () => {
  beforeEach(async () => {
    process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  });
  afterEach(async () => {
    await rm(process.env.DATA_DIR ?? '', { recursive: true });
    delete process.env.DATA_DIR;
  });

  /** In a process that has just started. */
  function restarted(...answers: ReadResult[]) {
    Reflect.deleteProperty(globalThis, Symbol.for('storefront.reader-stored'));
    return readerOf(answers, { name: 'stored', stored: { newsOf: (value) => value.charAt(0) } });
  }

  /** A value is stored while the page goes on. */
  async function stored(before?: string) {
    for (;;) {
      const read = await restarted(AWAY).orKnown('moto');
      if (read.ok && read.value !== before) return read;
    }
  }

  test('the last good value outlives the process, until it no longer exists', async () => {
    await restarted(good('a')).now('moto');
    jest.advanceTimersByTime(3600_000);
    expect(await stored()).toEqual({ ...good('a'), staleSince: SINCE_NOON });
    expect(await restarted(GONE).orKnown('moto')).toEqual(GONE);
    expect(await restarted(AWAY).orKnown('moto')).toEqual(AWAY);
  });

  test('a value is written once in thirty seconds, or at once if it has news', async () => {
    const { now } = restarted(good('a1'), good('a2'), good('a3'), good('b1'));
    await now('moto');
    expect(await stored()).toMatchObject(good('a1'));
    jest.advanceTimersByTime(29_999);
    await now('moto');
    jest.advanceTimersByTime(1);
    await now('moto');
    expect(await stored('a1')).toMatchObject(good('a3'));
    await now('moto');
    expect(await stored('a3')).toMatchObject(good('b1'));
  });
});
