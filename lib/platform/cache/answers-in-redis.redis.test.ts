import Redis from 'ioredis';
import { clientOfSuite } from '@/lib/testing/redis-server';
import { answersInRedis } from './answers-in-redis';

const redis = clientOfSuite((url) => new Redis(url));
beforeEach(() => redis().flushall());

const KEYS = 'storefront:answer:';

/** One after the other, the first one longest ago. */
async function write(...names: string[]) {
  const place = answersInRedis(redis());
  for (const [at, name] of names.entries()) {
    jest.spyOn(Date, 'now').mockReturnValue(1000 + at);
    await place.write(name, 'a'.repeat(10));
  }
  return place;
}

const left = async () =>
  (await redis().keys(`${KEYS}*`)).map((key) => key.replace(KEYS, '')).sort();

test.each([
  ['too many', { entries: 2, bytes: 1000 }],
  ['too large together', { entries: 1000, bytes: 29 }],
])('of answers that are %s the ones written last stay', async (_, bounds) => {
  const place = await write('b', 'a', 'c', 'b');
  await place.tidy(bounds);
  expect(await left()).toEqual(['b', 'c']);
  await place.tidy({ entries: 1, bytes: 1000 });
  expect(await left()).toEqual(['b']);
});

test('an expired or forgotten answer leaves nothing behind', async () => {
  const place = await write('expired', 'forgotten', 'other');
  await redis().del(`${KEYS}expired`);
  await place.remove('forgotten');
  await place.tidy();
  expect(await left()).toEqual(['other']);
  expect(await redis().zrevrange('storefront:answers', 0, -1)).toEqual(['other']);
});

test('everything in Redis expires within seven days', async () => {
  await write('moto');
  const keys = await redis().keys('*');
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const seconds = await redis().ttl(key);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(7 * 24 * 3600);
  }
});
