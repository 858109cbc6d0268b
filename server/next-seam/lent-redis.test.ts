import { memoryRedis } from '../testing/memory-redis.test-kit';
import { lendRedis, lentRedis } from './lent-redis';

afterEach(() => lendRedis(null));

test('nobody lent one: there is none', () => {
  expect(lentRedis()).toBeNull();
});

test('the handler that Next loads with modules of its own finds what the shop lent', () => {
  const { redis } = memoryRedis();
  lendRedis(redis);
  jest.resetModules();
  const other = jest.requireActual<{ lentRedis: typeof lentRedis }>('./lent-redis');
  expect(other.lentRedis).not.toBe(lentRedis);
  expect(other.lentRedis()).toBe(redis);
});
