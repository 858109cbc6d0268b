import { logger } from '@/lib/platform/log/logger';
import { createMemoryLockStore, createRedisLockStore } from './lock-store';

const HOLD_MS = 100;
const TEN_MINUTES = 600_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe('in memory', () => {
  test('a lock is held by its taker until its time is over', async () => {
    const store = createMemoryLockStore();
    expect(await store.take('ana', 'one', HOLD_MS)).toBe('first');
    pass(HOLD_MS - 1);
    expect(await store.take('ana', 'two', HOLD_MS)).toBeNull();
    pass(1);
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('after-another');
  });

  test('a lock taken before the clock was set back ends in its time', async () => {
    const store = createMemoryLockStore();
    await store.take('ana', 'one', HOLD_MS);
    jest.setSystemTime(0);
    pass(HOLD_MS);
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('after-another');
  });

  test('the lock of one name says nothing of others, and taking one ends none', async () => {
    const store = createMemoryLockStore();
    await store.take('ana', 'one', HOLD_MS);
    expect(await store.take('bea', 'two', HOLD_MS)).toBe('first');
    expect(await store.take('ana', 'three', HOLD_MS)).toBeNull();
  });

  test('a taken lock is remembered for ten minutes after the last time', async () => {
    const store = createMemoryLockStore();
    await store.take('ana', 'one', HOLD_MS);
    pass(TEN_MINUTES);
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('after-another');
    pass(TEN_MINUTES);
    expect(await store.take('ana', 'three', HOLD_MS)).toBe('after-another');
    pass(TEN_MINUTES + 1);
    expect(await store.take('ana', 'four', HOLD_MS)).toBe('first');
  });

  test('a renewal restarts its time', async () => {
    const store = createMemoryLockStore();
    await store.take('ana', 'one', HOLD_MS);
    pass(60);
    await store.renew('ana', 'one', HOLD_MS);
    pass(HOLD_MS - 1);
    expect(await store.take('ana', 'two', HOLD_MS)).toBeNull();
    pass(1);
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('after-another');
  });

  test('the holder of a lock gives it back', async () => {
    const store = createMemoryLockStore();
    await store.take('ana', 'one', HOLD_MS);
    await store.giveBack('ana', 'one');
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('after-another');
  });

  test('nobody but the holder renews a lock or gives it back', async () => {
    const store = createMemoryLockStore();
    await store.take('ana', 'one', HOLD_MS);
    pass(60);
    await store.giveBack('ana', 'two');
    await store.renew('ana', 'two', HOLD_MS);
    expect(await store.take('ana', 'three', HOLD_MS)).toBeNull();
    pass(40);
    expect(await store.take('ana', 'three', HOLD_MS)).toBe('after-another');
  });

  test('a lock that nobody took is neither renewed nor given back', async () => {
    const store = createMemoryLockStore();
    await store.renew('ana', 'one', HOLD_MS);
    await store.giveBack('ana', 'one');
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('first');
  });
});

describe('in Redis', () => {
  const away = new Error('Command timed out');

  function open() {
    const redis = { eval: jest.fn() };
    return { redis, store: createRedisLockStore(redis as never) };
  }

  test.each(['first', 'after-another'])('the answer of Redis is passed on: %s', async (said) => {
    const { redis, store } = open();
    redis.eval.mockResolvedValue(said);
    expect(await store.take('ana', 'one', HOLD_MS)).toBe(said);
    expect(redis.eval.mock.calls).toEqual([
      [
        expect.stringContaining("'NX'"),
        2,
        'payment:buyer:ana',
        'payment:recent-buyer:ana',
        'one',
        HOLD_MS,
        TEN_MINUTES,
      ],
    ]);
  });

  test('this instance locks alone while Redis does not answer, and logs it', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation();
    const { redis, store } = open();
    redis.eval.mockRejectedValue(away);
    expect(await store.take('ana', 'one', HOLD_MS)).toBe('first');
    expect(await store.take('ana', 'two', HOLD_MS)).toBeNull();
    expect(warn.mock.calls).toEqual([
      [{ event: 'shared-locks-away', error: 'Error: Command timed out' }],
    ]);
    await store.renew('ana', 'one', 2 * HOLD_MS);
    pass(HOLD_MS);
    expect(await store.take('ana', 'two', HOLD_MS)).toBeNull();
    await store.giveBack('ana', 'one');
    expect(await store.take('ana', 'two', HOLD_MS)).toBe('after-another');
  });
});
