import { randomUUID } from 'node:crypto';
import { connectRedis } from '@/lib/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import { createBuyerLock } from './buyer-lock';
import { createMemoryLockStore, createRedisLockStore, type LockStore } from './store/lock-store';

const redis = clientOfSuite((url) => connectRedis(url, () => {}));

const LONG_MS = 60_000;

test('a turn taken in Redis is kept from others of the instance while Redis does not answer', async () => {
  const away = new Error('away');
  const set = jest.fn().mockResolvedValueOnce('OK').mockRejectedValue(away);
  const leaving = { set, eval: () => Promise.reject(away) };
  const store = createRedisLockStore(leaving as never);
  expect(await store.take('ana', 'first', LONG_MS)).toBe(true);
  expect(await store.take('ana', 'second', LONG_MS)).toBe(false);
});

const stores: [string, () => [LockStore, LockStore]][] = [
  ['memory', () => twice(createMemoryLockStore())],
  ['Redis, two instances', () => [createRedisLockStore(redis()), createRedisLockStore(redis())]],
];
const twice = (store: LockStore): [LockStore, LockStore] => [store, store];

describe.each(stores)('%s', (_, open) => {
  test('one purchase of a buyer at a time, the second when the first is over', async () => {
    const [one, two] = open().map(createBuyerLock);
    const name = randomUUID();
    const order: string[] = [];
    const first = await one?.(name, LONG_MS);
    const second = two?.(name, LONG_MS).then(async (turn) => {
      order.push('second');
      await turn.giveBack();
      return turn.hasWaited;
    });
    const other = await two?.(randomUUID(), LONG_MS);
    await other?.giveBack();
    order.push('first');
    await first?.giveBack();
    expect(await second).toBe(true);
    expect([first?.hasWaited, other?.hasWaited]).toEqual([false, false]);
    expect(order).toEqual(['first', 'second']);
  });

  test('a turn ends by itself, and who had it takes nothing from the next', async () => {
    const [one, two] = open();
    const name = randomUUID();
    const late = await createBuyerLock(one)(name, 60);
    await createBuyerLock(two)(name, LONG_MS);
    await late.renew();
    await late.giveBack();
    expect(await one.take(name, 'third', LONG_MS)).toBe(false);
  });

  test('a turn that is renewed outlasts the wait of the next', async () => {
    const [one, two] = open();
    const name = randomUUID();
    await one.take(name, 'somebody', 60);
    await one.renew(name, 'somebody', LONG_MS);
    const next = await createBuyerLock(two)(name, 60);
    await next.giveBack();
    expect(await one.take(name, 'third', LONG_MS)).toBe(false);
  });

  test('nobody waits for ever behind others', async () => {
    const [one, two] = open();
    const name = randomUUID();
    await one.take(name, 'somebody', LONG_MS);
    await createBuyerLock(two)(name, 100);
    expect(await one.take(name, 'third', LONG_MS)).toBe(false);
  });
});

test('without Redis an instance goes on alone', async () => {
  const gone = connectRedis('redis://127.0.0.1:1', () => {});
  const store = createRedisLockStore(gone);
  expect(await store.take('a', 'one', LONG_MS)).toBe(true);
  expect(await store.take('a', 'two', LONG_MS)).toBe(false);
  await store.giveBack('a', 'one');
  expect(await store.take('a', 'two', LONG_MS)).toBe(true);
  gone.disconnect();
});
