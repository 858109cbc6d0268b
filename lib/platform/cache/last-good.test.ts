import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastGood, silentSince, storedLastGood, type LastGood } from './last-good';
import type * as environment from '../env';

/** Read anew each time: the process reads it once. */
jest.mock('../env', () => {
  const real = jest.requireActual<typeof environment>('../env');
  return { ...real, environment: () => real.parseEnvironment(process.env) };
});

test('a failure is answered with the last good value, and when it was told', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T10:00:59.999Z') });
  const keep = lastGood<string[]>(10);
  expect(keep('open', { ok: true, value: ['a'] })).toEqual({
    ok: true,
    value: ['a'],
  });
  jest.advanceTimersByTime(3600_000);
  const staleSince = '2026-11-26T10:00:00.000Z';
  expect(keep('open', { ok: false })).toEqual({ ok: true, value: ['a'], staleSince });
  jest.useRealTimers();
});

test('a value that was never known is not made up', () => {
  const keep = lastGood<string[]>(10);
  keep('open', { ok: true, value: ['a'] });
  expect(keep('finished', { ok: false })).toEqual({ ok: false });
});

test('an empty answer of the admin API is remembered too', () => {
  const keep = lastGood<object | null>(10);
  keep('winner', { ok: true, value: { number: '7' } });
  keep('winner', { ok: true, value: null });
  expect(keep('winner', { ok: false })).toMatchObject({ ok: true, value: null });
});

test.each([
  ['none is old', [{ ok: true }, { ok: false }], null],
  ['one is two minutes old', [{ ok: true, staleSince: '2026-11-26T09:58:00.000Z' }], null],
  [
    'one is older',
    [
      { ok: true, staleSince: '2026-11-26T09:59:00.000Z' },
      { ok: true, staleSince: '2026-11-26T09:57:00.000Z' },
    ],
    '2026-11-26T09:57:00.000Z',
  ],
])('a silence is told from two minutes on: %s', (_, reads, since) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z') });
  expect(silentSince(...(reads as LastGood<unknown>[]))).toBe(since);
  jest.useRealTimers();
});

test('only so many keys are remembered', () => {
  const keep = lastGood<string[]>(2);
  for (const key of ['a', 'b', 'c']) keep(key, { ok: true, value: [key] });
  expect(keep('a', { ok: false })).toEqual({ ok: false });
  expect(keep('c', { ok: false })).toMatchObject({ ok: true });
});

test('a value that no longer exists is forgotten', () => {
  const keep = lastGood<string[]>(10);
  keep('a', { ok: true, value: ['a'] });
  expect(keep('a', { ok: false, isGone: true })).toEqual({ ok: false });
  expect(keep('a', { ok: false })).toEqual({ ok: false });
});

describe('in a folder', () => {
  beforeEach(async () => {
    process.env.ADMIN_API_URL = 'https://admin.example.com/api';
    process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  });
  afterEach(async () => {
    await rm(process.env.DATA_DIR ?? '', { recursive: true });
    delete process.env.DATA_DIR;
  });

  function restarted() {
    Reflect.deleteProperty(globalThis, Symbol.for('storefront.last-good-raffle'));
    return storedLastGood<string[]>('raffle', 10);
  }

  /** A value is stored while the page goes on. */
  async function untilStored(key: string) {
    for (;;) {
      const read = await restarted()(key, { ok: false });
      if (read.ok) return read;
    }
  }

  test('the last good value outlives the process, and so does when it was told', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-26T10:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate'],
    });
    await restarted()('a', { ok: true, value: ['a'] });
    jest.setSystemTime(Date.parse('2026-11-26T12:00:00Z'));
    const staleSince = '2026-11-26T10:00:00.000Z';
    expect(await untilStored('a')).toEqual({ ok: true, value: ['a'], staleSince });
    jest.useRealTimers();
    expect(await restarted()('b', { ok: false })).toEqual({ ok: false });
  });

  test('a value is written once in thirty seconds, however often its page is made', async () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate'] });
    const keep = restarted();
    await keep('often', { ok: true, value: ['a'] });
    await untilStored('often');
    jest.advanceTimersByTime(29_999);
    await keep('often', { ok: true, value: ['b'] });
    jest.advanceTimersByTime(1);
    await keep('often', { ok: true, value: ['c'] });
    jest.useRealTimers();
    let read = await untilStored('often');
    while (read.value[0] === 'a') read = await untilStored('often');
    expect(read.value).toEqual(['c']);
  });

  test('a value with news is written at once', async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('storefront.last-good-raffle'));
    const keep = storedLastGood<string[]>('raffle', 10, ([name = '']) => name);
    await keep('news', { ok: true, value: ['moto', 'sold 1'] });
    await untilStored('news');
    await keep('news', { ok: true, value: ['moto', 'sold 2'] });
    await keep('news', { ok: true, value: ['carro', 'sold 3'] });
    let read = await untilStored('news');
    while (read.value[0] === 'moto') {
      expect(read.value).toEqual(['moto', 'sold 1']);
      read = await untilStored('news');
    }
    expect(read.value).toEqual(['carro', 'sold 3']);
  });

  test('a value that no longer exists is forgotten there too', async () => {
    await restarted()('gone', { ok: true, value: ['a'] });
    await untilStored('gone');
    expect(await restarted()('gone', { ok: false, isGone: true })).toEqual({ ok: false });
    expect(await restarted()('gone', { ok: false })).toEqual({ ok: false });
  });
});
