import { tmpdir } from 'node:os';
import { connectRedis } from '@/lib/platform/redis/client';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import {
  startPushService,
  taken,
  type PushService,
  type TestPhone,
} from '@/lib/testing/push-service';
import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { until } from '@/lib/testing/until';
import { pushStoreInRedis } from './push-store';
import { openShopRaffle, SECRET, watchedShop } from './watched-shop.test-kit';

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
  process.env.DATA_DIR = tmpdir();
});
afterEach(async () => {
  service.answerAll(taken);
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
  const store = pushStoreInRedis(redis);
  return { redis, store, ...watchedShop(store) };
}

/** Eighteen phones whose payment is confirmed, and that an instance has seen once. */
async function openPaid({ store, looks }: Awaited<ReturnType<typeof openInstance>>) {
  const raffle = await openShopRaffle(demo);
  const phones: TestPhone[] = [];
  for (let number = 0; number < 18; number += 1) {
    const buyer = raffle.buyer([String(number).padStart(2, '0')]);
    await buyer.pay();
    phones.push(service.phone());
    await buyer.subscribe(store, phones.at(-1)!);
  }
  await looks(1);
  return {
    rifid: raffle.rifid,
    phones,
    times: () => phones.map(({ messages }) => messages.length),
  };
}

const ONCE = Array(18).fill(1);

test.each([0, 1000])('two instances whose clocks differ by %d ms tell once', async (ahead) => {
  const [one, other] = [await openInstance(), await openInstance()];
  const { times } = await openPaid(one);
  await other.looks(1);
  await Promise.all([one.lookAfter(60_000 + ahead), other.looks(1)]);
  await Promise.all([one.looks(1), other.looks(1)]);
  expect(times()).toEqual(ONCE);
});

test.each([1, 9, 20, 27])(
  'a Redis that goes away before the %dth write loses no message and repeats none',
  async (last) => {
    const shop = await openInstance();
    const { times } = await openPaid(shop);
    const { swap } = shop.store;
    let writes = 0;
    shop.store.swap = async (...change) => {
      writes += 1;
      if (writes === last) server.freeze();
      return swap(...change);
    };
    await expect(shop.looks(1)).rejects.toThrow();
    server.thaw();
    await until(() => shop.redis.status === 'ready');
    await shop.looks(3);
    expect(times()).toEqual(ONCE);
  },
);

test('phones of one ticket cost one question', async () => {
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
