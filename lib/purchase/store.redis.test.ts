import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '@/lib/platform/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import { createMemoryStore, createRedisStore, type PurchaseStore } from './store';
import { FEW } from './test-kit';

const redis = clientOfSuite((url) => connectRedis(url, () => {}));

const LONG_MS = 3600_000;
const SHORT_MS = 40;

/** Two instances over one store. */
const stores: [string, () => [PurchaseStore, PurchaseStore]][] = [
  ['Redis', () => [createRedisStore(redis()), createRedisStore(redis())]],
  [
    'memory',
    () => {
      const store = createMemoryStore(FEW);
      return [store, store];
    },
  ],
];

describe.each(stores)('%s', (_, open) => {
  test.each([LONG_MS, 60_000])(
    'a value lives for its time (%d ms), or until it is removed',
    async (ms) => {
      const [one, two] = open();
      const name = randomUUID();
      expect(await two.get(name)).toBeNull();
      await one.set(name, { a: 1 }, ms);
      expect(await two.get(name)).toEqual({ a: 1 });
      await two.set(name, { a: 2 }, LONG_MS);
      expect(await one.get(name)).toEqual({ a: 2 });
      await one.remove(name);
      expect(await two.get(name)).toBeNull();
      await one.set(name, { a: 3 }, SHORT_MS);
      await ended(async () => (await two.get(name)) === null);
    },
  );

  test('each name is held by one token, until it is released or ends', async () => {
    const [one, two] = open();
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await one.take([a, b], 'one', LONG_MS)).toEqual([a, b]);
    expect(await two.take([b, c], 'two', LONG_MS)).toEqual([c]);
    expect(await one.take([a, b], 'one', LONG_MS)).toEqual([a, b]);
    expect(await two.isHeld(a)).toBe(true);
    await two.release(a, 'two');
    expect(await two.isHeld(a)).toBe(true);
    await one.release(a, 'one');
    expect(await two.isHeld(a)).toBe(false);
    expect(await two.take([a], 'two', LONG_MS)).toEqual([a]);
  });

  test('only its holder renews a name, and nobody one that has ended', async () => {
    const [one, two] = open();
    const name = randomUUID();
    await one.take([name], 'one', LONG_MS);
    expect(await two.renew(name, 'two', LONG_MS)).toBe(false);
    expect(await one.renew(name, 'one', SHORT_MS)).toBe(true);
    await ended(async () => !(await two.isHeld(name)));
    expect(await one.renew(name, 'one', LONG_MS)).toBe(false);
    expect(await two.take([name], 'two', LONG_MS)).toEqual([name]);
  });
});

async function ended(isOver: () => Promise<boolean>): Promise<void> {
  while (!(await isOver())) await sleep(5);
}

test('in memory, purchases that were never sent push out none that was', async () => {
  const store = createMemoryStore(FEW);
  await store.set('sent', { a: 1 }, LONG_MS);
  for (let time = 0; time <= FEW; time += 1) await store.set(`unsent ${time}`, {}, 60_000);
  expect(await store.get('sent')).toEqual({ a: 1 });
});
