import Redis from 'ioredis';
import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';

let server: RedisServer;
const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.stop());

async function configure(
  password: string | undefined,
  ...changes: [name: string, value: string][]
) {
  const admin = new Redis(server.url, { password });
  for (const [name, value] of changes) await admin.config('SET', name, value);
  admin.disconnect();
}

/** What the check says of Redis and of the secret. */
async function said(given: Record<string, string> = {}): Promise<string[]> {
  jest.resetModules();
  const settings = {
    ADMIN_API_URL: 'http://127.0.0.1:9/api',
    REDIS_URL: server.url,
    TICKET_SECRET: SECRET,
    ...given,
  };
  Object.assign(process.env, settings, { SITE_URL: 'https://rifas.turpial.com' });
  const { redisFindings } = await import('./redis-checks');
  const { collect } = await import('./finding');
  const found = await collect(redisFindings());
  return found.filter(({ mark }) => mark === 'MAL').map(({ text }) => text);
}

test('a Redis that saves nothing would forget whom to tell', async () => {
  expect(await said()).toEqual([expect.stringContaining('olvidaría a quién avisar')]);
  expect(await said({ PUSH_NOTICES: 'off' })).toEqual([]);
  await configure(undefined, ['save', '60 1']);
  expect(await said({ PUSH_NOTICES: 'on' })).toEqual([]);
});

test('a secret that is not the last instance’s is told', async () => {
  const { leaveTicketSecretMark } = await import('@/lib/platform/redis/ticket-secret-mark');
  const { connectSharedRedis, sharedRedis } = await import('@/lib/platform/redis/shared-redis');
  await connectSharedRedis();
  await leaveTicketSecretMark();
  sharedRedis()?.disconnect();
  expect(await said()).toEqual([]);
  expect(await said({ TICKET_SECRET: `${SECRET}-another` })).toEqual([
    expect.stringContaining('no es el de la última instancia'),
  ]);
});

test('a Redis that would evict purchases, and one that takes no writes, are told', async () => {
  await configure(undefined, ['maxmemory-policy', 'volatile-lru']);
  expect(await said()).toEqual([expect.stringContaining('cambia volatile-lru por noeviction')]);
  await configure(undefined, ['maxmemory-policy', 'noeviction'], ['maxmemory', '1']);
  expect(await said()).toEqual([expect.stringContaining('no deja guardar')]);
  await configure(undefined, ['maxmemory', '0']);
});

test('a Redis that refuses is told apart from one that is silent', async () => {
  const refused = [expect.stringContaining('Redis no acepta la clave')];
  await configure(undefined, ['requirepass', 'right']);
  expect(await said()).toEqual(refused);
  const { host } = new URL(server.url);
  expect(await said({ REDIS_URL: `redis://:wrong@${host}` })).toEqual(refused);
  expect(await said({ REDIS_URL: `redis://:right@${host}` })).toEqual([]);
  expect(await said({ REDIS_URL: 'redis://127.0.0.1:9' })).toEqual([
    'Redis no contesta (timeout) (REDIS_URL)',
  ]);
  await configure('right', ['requirepass', '']);
});
