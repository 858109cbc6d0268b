import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import Redis from 'ioredis';

let server: RedisServer;

beforeAll(async () => {
  server = await startRedisServer();
});

afterAll(() => server.stop());

beforeEach(() => jest.resetModules());

async function configure(name: string, value: string) {
  const admin = new Redis(server.url);
  await admin.config('SET', name, value);
  admin.disconnect();
}

async function check(ticketSecret: string, variables: Record<string, string> = {}) {
  Object.assign(process.env, {
    LAUNCHER_PID: '1',
    ADMIN_API_URL: 'http://127.0.0.1:9/api',
    REDIS_URL: server.url,
    TICKET_SECRET: ticketSecret,
    ...variables,
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
  await configure('maxmemory-policy', 'volatile-lru');
  const found = await check(`another-${ours}`);
  expect(found).toContain(
    'wrong TICKET_SECRET differs from that of the instance that started last',
  );
  expect(found.join('\n')).toContain('maxmemory-policy is volatile-lru');
});

test('a Redis that saves nothing is reported where it has phones that wait for a notice', async () => {
  const forgets = /saves nothing/;
  const site = { SITE_URL: 'https://rifas.example.com' };
  const ask = async (variables: Record<string, string>) => {
    jest.resetModules();
    return (await check('of-this-test-and-of-nobody-else-at-all', variables)).join('\n');
  };
  expect(await ask(site)).toMatch(forgets);
  expect(await ask({ ...site, PUSH_NOTICES: 'off' })).not.toMatch(forgets);
  await configure('save', '60 1');
  expect(await ask({ ...site, PUSH_NOTICES: 'on' })).not.toMatch(forgets);
});
