import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import Redis from 'ioredis';

let server: RedisServer;

beforeAll(async () => {
  server = await startRedisServer();
});

afterAll(() => server.stop());

beforeEach(() => jest.resetModules());

async function check(ticketSecret: string) {
  Object.assign(process.env, {
    LAUNCHER_PID: '1',
    ADMIN_API_URL: 'http://127.0.0.1:9/api',
    REDIS_URL: server.url,
    TICKET_SECRET: ticketSecret,
  });
  const { fullCheck } = await import('./full-check');
  return (await fullCheck(process.env)).map(({ ok, text }) => `${ok ? 'right' : 'wrong'} ${text}`);
}

test('a Redis that would forget purchases, and a secret other than the last instance’s, are reported', async () => {
  const ours = 'of-this-test-and-of-nobody-else-at-all';
  expect(await check(ours)).toContain('right REDIS_URL: Redis answers');
  const { leaveTicketSecretMark } = await import('@/lib/platform/redis/ticket-secret-mark');
  const { connectSharedRedis, sharedRedis } = await import('@/lib/platform/redis/shared-redis');
  await connectSharedRedis();
  await leaveTicketSecretMark();
  sharedRedis()?.disconnect();
  expect((await check(ours)).join('\n')).not.toContain('TICKET_SECRET differs');
  jest.resetModules();
  const admin = new Redis(server.url);
  await admin.config('SET', 'maxmemory-policy', 'volatile-lru');
  admin.disconnect();
  const found = await check(`another-${ours}`);
  expect(found).toContain(
    'wrong TICKET_SECRET differs from that of the instance that started last',
  );
  expect(found.join('\n')).toContain('maxmemory-policy is volatile-lru');
});
