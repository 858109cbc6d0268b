import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { connectRedis } from '@/lib/platform/redis/client';
import { clientOfSuite } from '@/lib/testing/redis-server';
import {
  createMemoryNotifiedNumbers,
  createRedisNotifiedNumbers,
  type NotifiedNumbers,
} from './notify-once';

const redis = clientOfSuite((url) => connectRedis(url, () => {}));

const stores: [string, () => [NotifiedNumbers, NotifiedNumbers]][] = [
  ['memory', () => twice(createMemoryNotifiedNumbers())],
  [
    'Redis, two instances',
    () => [createRedisNotifiedNumbers(redis()), createRedisNotifiedNumbers(redis())],
  ],
];
const twice = (told: NotifiedNumbers): [NotifiedNumbers, NotifiedNumbers] => [told, told];

describe.each(stores)('%s', (_, open) => {
  test('each number of a buyer is claimed once, by one of two', async () => {
    const [one, two] = open();
    const buyer = randomUUID();
    const claims = await Promise.all([
      one.claim(buyer, ['1', '2', '3'], randomUUID()),
      two.claim(buyer, ['3', '4'], randomUUID()),
    ]);
    expect(claims.flat().sort()).toEqual(['1', '2', '3', '4']);
    expect(await one.claim(buyer, ['4', '5'], randomUUID())).toEqual(['5']);
  });

  test('another buyer of the same number is another purchase', async () => {
    const [one, two] = open();
    await one.claim(randomUUID(), ['1'], randomUUID());
    expect(await two.claim(randomUUID(), ['1'], randomUUID())).toEqual(['1']);
  });
});

test('a claim without an answer is still its own', async () => {
  const buyer = randomUUID();
  const heard = redis().eval.bind(redis()) as (...args: unknown[]) => Promise<unknown>;
  let asked = 0;
  const deaf = Object.assign(Object.create(redis()) as Redis, {
    eval: async (...args: unknown[]) => {
      const answer = await heard(...args);
      asked += 1;
      if (asked === 1) throw new Error('Command timed out');
      return answer;
    },
  });
  expect(await createRedisNotifiedNumbers(deaf).claim(buyer, ['1'], randomUUID())).toEqual(['1']);
  expect(asked).toBe(2);
  expect(await createRedisNotifiedNumbers(redis()).claim(buyer, ['1'], randomUUID())).toEqual([]);
});
