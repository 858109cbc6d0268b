import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { until } from '@/lib/testing/until';

let redis: RedisServer;

beforeAll(async () => {
  redis = await startRedisServer();
  process.env.REDIS_URL = redis.url;
  process.env.TICKET_SECRET = 'of-this-test-and-of-nobody-else-at-all';
});

afterAll(() => redis.stop());

const request = new Request('http://shop.example/');

type Instance = {
  ask: (subject: string) => Promise<Response | null>;
  isTogether: () => boolean;
  leave: () => void;
};

async function startInstance(): Promise<Instance> {
  jest.resetModules();
  const shared = globalThis as { [key: symbol]: unknown };
  for (const key of Object.getOwnPropertySymbols(shared)) {
    if (key.description?.startsWith('storefront.')) delete shared[key];
  }
  const { limitOrRefuse } = await import('./rate-limit');
  const { sharedRedis } = await import('../redis/shared-redis');
  const client = sharedRedis();
  await limitOrRefuse(request, 'buyer', 'warm-up');
  await until(() => client?.status === 'ready');
  return {
    ask: (subject) => limitOrRefuse(request, 'buyer', subject),
    isTogether: () => client?.status === 'ready',
    leave: () => client?.disconnect(),
  };
}

test('two instances count together; without Redis each counts alone, at once, and together again', async () => {
  const instance = await startInstance();
  for (let time = 0; time < 20; time += 1) expect(await instance.ask('V1')).toBeNull();
  expect((await instance.ask('V1'))?.status).toBe(429);
  instance.leave();

  const other = await startInstance();
  expect((await other.ask('V1'))?.status).toBe(429);

  redis.freeze();
  expect(await other.ask('V1')).toBeNull();
  await until(() => !other.isTogether());
  expect(await other.ask('V1')).toBeNull();
  redis.thaw();
  await until(other.isTogether);
  expect((await other.ask('V1'))?.status).toBe(429);

  await redis.stop();
  await until(() => !other.isTogether());
  expect(await other.ask('V2')).toBeNull();
  await redis.restart();
  await until(other.isTogether);
  expect(await other.ask('V1')).toBeNull();
  other.leave();
});
