import { startDemoApi, type DemoApi } from './demo-api';
import { startRedisServer, type RedisServer } from './redis-server';
import { startShopInstance, type ShopInstance } from './shop-instance';
import { until } from './until';

type TwoInstances = {
  demo: DemoApi;
  redis: RedisServer;
  one: ShopInstance;
  other: ShopInstance;
};

/** Two instances of the built shop with one Redis; they run from the suite's first test to its last. */
export function twoInstances(env: Record<string, string> = {}): TwoInstances {
  const started = {} as TwoInstances;
  beforeAll(async () => {
    const [demo, redis] = await Promise.all([startDemoApi(), startRedisServer()]);
    Object.assign(started, { demo, redis });
    const shared = {
      ADMIN_API_URL: demo.apiUrl,
      REDIS_URL: redis.url,
      TICKET_SECRET: 'the same for both of these instances',
      ...env,
    };
    const [one, other] = await Promise.all([startShopInstance(shared), startShopInstance(shared)]);
    Object.assign(started, { one, other });
    await Promise.all([one, other].map((shop) => until(() => isTogether(shop))));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(Object.values(started).map((part) => part.stop()));
  });
  return started;
}

async function isTogether(shop: ShopInstance): Promise<boolean> {
  return (await redisState(shop)) === 'answering';
}

async function redisState(shop: ShopInstance): Promise<string> {
  const answer = await fetch(`${shop.origin}/api/health/ready`);
  return ((await answer.json()) as { redis: string }).redis;
}
