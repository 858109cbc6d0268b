import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { startShopInstance } from '@/lib/testing/shop-instance';
import { connectRedis, whenConnected } from './client';

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

test('an instance shares from its first request on', async () => {
  const shop = await startShopInstance({
    ADMIN_API_URL: 'http://127.0.0.1:1/api',
    REDIS_URL: server.url,
    TICKET_SECRET: 'of-this-test-and-of-nobody-else-at-all',
  });
  try {
    const answer = await fetch(`${shop.origin}/api/health/ready`);
    expect(await answer.json()).toMatchObject({ redis: 'answering' });
  } finally {
    await shop.stop();
  }
});
