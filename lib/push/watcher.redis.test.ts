import { tmpdir } from 'node:os';
import { connectRedis } from '@/lib/platform/redis/client';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { until } from '@/lib/testing/until';
import { startPushService, type PushService } from '@/lib/testing/push-service';
import { subscriptionsInRedis } from './subscriptions-in-redis';
import { openShopRaffle, SECRET, watchedShop } from './watched-shop.test-kit';
import { watchersTurn } from './watchers-turn';

let server: RedisServer;
let service: PushService;
let demo: DemoApi;
const connections: ReturnType<typeof connectRedis>[] = [];

beforeAll(async () => {
  [demo, server, service] = await Promise.all([
    startDemoApi(),
    startRedisServer(),
    startPushService(),
  ]);
  process.env.ADMIN_API_URL = demo.apiUrl;
  process.env.TICKET_SECRET = SECRET;
  process.env.SITE_URL = 'https://rifas.example.com';
  process.env.DATA_DIR = tmpdir();
});
afterEach(async () => {
  await connections[0]?.flushall();
  for (const connection of connections.splice(0)) connection.disconnect();
});
afterAll(async () => {
  service.stop();
  await Promise.all([server.stop(), demo.stop()]);
});

async function openInstance() {
  const redis = connectRedis(server.url, () => undefined);
  connections.push(redis);
  await until(() => redis.status === 'ready');
  const store = subscriptionsInRedis(redis);
  return { redis, store, ...watchedShop(store, watchersTurn(redis)) };
}

async function openBuyer({ store }: Awaited<ReturnType<typeof openInstance>>) {
  const raffle = await openShopRaffle(demo);
  const ana = raffle.buyer(['01']);
  const phone = service.phone();
  await ana.reserve();
  await ana.subscribe(store, phone);
  const looks = async () => (await demo.control.requests(raffle.rifid)).length;
  await demo.control.clearRequests();
  return { raffle, ana, phone, looks };
}

test('one of two instances watches, and another goes on once it is gone', async () => {
  const [one, other] = [await openInstance(), await openInstance()];
  const { ana, phone, looks } = await openBuyer(one);
  await one.looks(2);
  const asked = await looks();
  await ana.pay();
  await other.looks(3);
  expect(await looks()).toBe(asked);
  await one.looks(2);
  expect(phone.messages).toHaveLength(1);

  const life = await one.redis.pttl('storefront:push:watcher');
  expect(life).toBeGreaterThan(0);
  expect(life).toBeLessThanOrEqual(60_000);
  await one.redis.del('storefront:push:watcher');
  await other.looks(3);
  expect(await looks()).toBeGreaterThan(asked);
  expect(phone.messages).toHaveLength(1);
});

test('an instance that watches again does not take up its old look', async () => {
  const [one, other] = [await openInstance(), await openInstance()];
  const { ana, phone } = await openBuyer(one);
  await ana.pay();
  await one.looks(1);
  await one.redis.del('storefront:push:watcher');
  await other.looks(1);
  await one.looks(1);
  await one.redis.del('storefront:push:watcher');
  await one.looks(1);
  expect(phone.messages).toEqual([]);
  await one.looks(1);
  expect(phone.messages).toHaveLength(1);
});

test('two that watch at once, unaware of each other, tell once', async () => {
  const [one, other] = [await openInstance(), await openInstance()];
  const { ana, phone } = await openBuyer(one);
  await ana.pay();
  const alone = watchedShop(other.store);
  await Promise.all([one.looks(3), alone.looks(3)]);
  expect(phone.messages).toHaveLength(1);
});

test('while Redis is away nothing is told, and then each notice once', async () => {
  const shop = await openInstance();
  const { ana, phone } = await openBuyer(shop);
  await shop.looks(2);
  await ana.pay();
  await shop.looks(1);
  server.freeze();
  await expect(shop.looks(1)).rejects.toThrow();
  expect(phone.messages).toEqual([]);
  server.thaw();
  await until(() => shop.redis.status === 'ready');
  await shop.looks(1);
  expect(phone.messages).toHaveLength(1);
  await shop.looks(3);
  expect(phone.messages).toHaveLength(1);
});

test.each(['claim', 'markTold'] as const)(
  'a Redis that goes away before a %s loses no notice and repeats none',
  async (question) => {
    const shop = await openInstance();
    const { raffle, phone } = await openBuyer(shop);
    const phones = [phone];
    for (let number = 2; number < 20; number += 1) {
      const buyer = raffle.buyer([String(number).padStart(2, '0')]);
      await buyer.pay();
      phones.push(service.phone());
      await buyer.subscribe(shop.store, phones.at(-1) ?? phone);
    }
    await shop.looks(1);
    const ask: (...given: never[]) => unknown = shop.store[question];
    let times = 0;
    const asking = async (...given: never[]) => {
      times += 1;
      if (times === 9) server.freeze();
      return ask(...given);
    };
    Object.assign(shop.store, { [question]: asking });
    await expect(shop.looks(1)).rejects.toThrow();
    server.thaw();
    await until(() => shop.redis.status === 'ready');
    await shop.looks(3);
    expect(phones.slice(1).map(({ messages }) => messages.length)).toEqual(Array(18).fill(1));
  },
);

test('what was told while Redis was away is not told again by another instance', async () => {
  const [one, other] = [await openInstance(), await openInstance()];
  const { ana, phone } = await openBuyer(one);
  await one.looks(2);
  await ana.pay();
  await one.looks(1);
  const away = jest.spyOn(one.redis, 'multi').mockImplementationOnce(() => {
    throw new Error('Redis is away');
  });
  await expect(one.looks(1)).rejects.toThrow('away');
  away.mockRestore();
  expect(phone.messages).toHaveLength(1);
  await other.redis.del('storefront:push:watcher');
  await other.looks(1);
  await one.looks(1);
  await other.looks(9);
  expect(phone.messages).toHaveLength(1);
});

test('phones of one ticket cost one question, in whatever order Redis names them', async () => {
  const shop = await openInstance();
  const { rifid, buyer } = await openShopRaffle(demo, { tickets: 1000 });
  for (let from = 0; from < 1000; from += 50) {
    const numbers = Array.from({ length: 50 }, (_, at) => String(from + at).padStart(3, '0'));
    const ticket = buyer(numbers);
    for (let phones = 0; phones < 3; phones += 1)
      await ticket.subscribe(shop.store, service.phone());
  }
  await demo.control.clearRequests();
  await shop.looks(1);
  const requests = await demo.control.requests(rifid);
  expect(requests.filter(({ body }) => body.includes('$or'))).toHaveLength(2);
});
