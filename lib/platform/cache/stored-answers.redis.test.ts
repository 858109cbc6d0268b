import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import type * as redis from '../redis/client';
import type * as shared from '../redis/shared-redis';
import type * as answers from './stored-answers';

let server: RedisServer;

beforeAll(async () => {
  server = await startRedisServer();
  Object.assign(process.env, {
    ADMIN_API_URL: 'https://admin.example.com/api',
    REDIS_URL: server.url,
    TICKET_SECRET: 'of-this-test-and-of-nobody-else-at-all',
  });
});
afterAll(() => server.stop());

/** Another instance of the shop. */
async function startInstance(): Promise<typeof answers> {
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.redis'));
  jest.resetModules();
  const { sharedRedis } = jest.requireActual<typeof shared>('../redis/shared-redis');
  const { whenConnected } = jest.requireActual<typeof redis>('../redis/client');
  const client = sharedRedis();
  if (client) await whenConnected(client);
  clients.push(() => client?.disconnect());
  return jest.requireActual<typeof answers>('./stored-answers');
}

const clients: (() => void)[] = [];
afterEach(() => clients.splice(0).forEach((disconnect) => disconnect()));

test('what one instance keeps, and what it forgets, the others know', async () => {
  const one = await startInstance();
  await one.storeAnswer('raffle', 'moto', { name: 'Moto' });
  const other = await startInstance();
  expect(await other.readStoredAnswer('raffle', 'moto')).toEqual({ value: { name: 'Moto' } });
  await other.forgetStoredAnswer('raffle', 'moto');
  expect(await one.readStoredAnswer('raffle', 'moto')).toBeNull();
});

test('a Redis that is away costs no page', async () => {
  const one = await startInstance();
  await server.stop();
  await one.storeAnswer('raffle', 'moto', { name: 'Moto' });
  expect(await one.readStoredAnswer('raffle', 'moto')).toBeNull();
  await one.forgetStoredAnswer('raffle', 'moto');
});
