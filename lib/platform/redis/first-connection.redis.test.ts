import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { startShopInstance } from '@/lib/testing/shop-instance';
import { until } from '@/lib/testing/until';
import { connectRedis, redisState, whenConnected } from './client';

let server: RedisServer;

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.stop());

test('the first command finds a connection', async () => {
  const redis = connectRedis(server.url, () => {});
  await whenConnected(redis);
  expect(await redis.get('anything')).toBeNull();
  await whenConnected(redis);
  redis.disconnect();
});

test('a Redis that is away keeps nobody waiting', async () => {
  const redis = connectRedis('redis://127.0.0.1:1', () => {});
  await whenConnected(redis);
  expect(redis.status).not.toBe('ready');
  redis.disconnect();
});

test('a full Redis is known to take no writes, and one with room again to take them', async () => {
  const redis = connectRedis(server.url, () => {});
  await whenConnected(redis);
  expect(await redisState(redis)).toBe('answering');
  await redis.config('SET', 'maxmemory', '1');
  expect(await redisState(redis)).toBe('unwritable');
  await redis.config('SET', 'maxmemory', '0');
  expect(await redisState(redis)).toBe('answering');
  redis.disconnect();
});

test('a client of a master that becomes a replica connects anew, and finds the next master', async () => {
  const redis = connectRedis(server.url, () => {});
  await whenConnected(redis);
  const first = await redis.client('ID');
  await redis.replicaof('127.0.0.1', '1');
  expect(await redisState(redis)).toBe('unwritable');
  await until(async () => (await redis.client('ID').catch(() => first)) !== first);
  // While it connects anew, commands fail at once.
  await until(() =>
    redis.replicaof('NO', 'ONE').then(
      () => true,
      () => false,
    ),
  );
  await until(async () => (await redisState(redis)) === 'answering');
  redis.disconnect();
});

// A busy machine may lose the first answers while the process loads its modules.
test('an instance shares soon after it listens', async () => {
  const shop = await startShopInstance({
    ADMIN_API_URL: 'http://127.0.0.1:1/api',
    REDIS_URL: server.url,
    TICKET_SECRET: 'of-this-test-and-of-nobody-else-at-all',
  });
  try {
    await until(async () => {
      const answer = await fetch(`${shop.origin}/api/health/ready`);
      return ((await answer.json()) as { redis: string }).redis === 'answering';
    });
  } finally {
    await shop.stop();
  }
});
