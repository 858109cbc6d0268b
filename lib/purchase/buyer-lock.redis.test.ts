import { randomUUID } from 'node:crypto';
import { connectRedis } from '@/lib/platform/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import { createBuyerLock } from './buyer-lock';
import { createMemoryLockStore, createRedisLockStore, type LockStore } from './store/lock-store';

const redis = clientOfSuite((url) => connectRedis(url, () => {}));

/** Two locks of this length end within a test's time limit, so a failing test leaves nobody waiting. */
const LONG_MS = 10_000;
/** A busy machine still renews a lock of this length in time. */
const SHORT_MS = 1500;

test('a lock taken in Redis stays closed to others of the instance while Redis does not answer', async () => {
  const away = new Error('away');
  const leaving = { eval: jest.fn().mockResolvedValueOnce('first').mockRejectedValue(away) };
  const store = createRedisLockStore(leaving as never);
  expect(await store.take('ana', 'first', LONG_MS)).toBe('first');
  expect(await store.take('ana', 'second', LONG_MS)).toBeNull();
});

const stores: [string, () => [LockStore, LockStore]][] = [
  ['memory', () => twice(createMemoryLockStore())],
  ['Redis, two instances', () => [createRedisLockStore(redis()), createRedisLockStore(redis())]],
];
const twice = (store: LockStore): [LockStore, LockStore] => [store, store];

describe.each(stores)('%s', (_, open) => {
  test('a buyer’s purchases run one at a time, the second when the first is over', async () => {
    const [one, two] = open().map(createBuyerLock);
    const name = randomUUID();
    const order: string[] = [];
    const first = await one?.(name, LONG_MS);
    const second = two?.(name, LONG_MS).then(async (turn) => {
      order.push('second');
      await turn.giveBack();
      return turn.isAfterAnother;
    });
    const other = await two?.(randomUUID(), LONG_MS);
    await other?.giveBack();
    order.push('first');
    await first?.giveBack();
    expect(await second).toBe(true);
    expect([first?.isAfterAnother, other?.isAfterAnother]).toEqual([false, false]);
    expect(order).toEqual(['first', 'second']);
  });

  test('a lock is held however long its purchase is at work', async () => {
    const [one, two] = open();
    const name = randomUUID();
    const slow = await createBuyerLock(one)(name, SHORT_MS);
    await createBuyerLock(two)(name, SHORT_MS);
    await slow.giveBack();
    expect(await two.take(name, 'third', LONG_MS)).toBe('after-another');
  });

  test('a purchase that did not wait learns that another came before', async () => {
    const [one, two] = open().map(createBuyerLock);
    const name = randomUUID();
    await (await one?.(name, LONG_MS))?.giveBack();
    const next = await two?.(name, LONG_MS);
    expect(next?.isAfterAnother).toBe(true);
    await next?.giveBack();
  });

  test('a lapsing lock ends by itself, and its holder takes nothing from the next', async () => {
    const [one, two] = open();
    const name = randomUUID();
    const late = await createBuyerLock(one)(name, SHORT_MS);
    await late.lapse();
    expect(await two.take(name, 'second', LONG_MS)).toBeNull();
    const next = await createBuyerLock(two)(name, SHORT_MS);
    await late.lapse();
    await late.giveBack();
    expect(await one.take(name, 'third', LONG_MS)).toBeNull();
    await next.giveBack();
  });

  test('nobody waits forever behind others', async () => {
    const [one, two] = open();
    const name = randomUUID();
    await one.take(name, 'somebody', LONG_MS);
    const next = await createBuyerLock(two)(name, 100);
    expect(await one.take(name, 'third', LONG_MS)).toBeNull();
    await next.giveBack();
  });
});
