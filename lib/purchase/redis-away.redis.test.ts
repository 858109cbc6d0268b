import { toApiError } from '@/lib/raffle/reasons';
import { connectRedis } from '@/lib/platform/redis/client';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { createRedisStore } from './store';
import { openRaffle, openTestService, receipt } from './test-kit';

const demo = demoOfSuite();
let server: RedisServer;
const connections: ReturnType<typeof connectRedis>[] = [];

beforeEach(async () => {
  server = await startRedisServer();
});
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.disconnect();
  await server.stop();
});

async function openInstance() {
  const redis = connectRedis(server.url, () => {});
  connections.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  return openTestService({
    store: createRedisStore(redis),
    // Every purchase here is answered, even if a busy machine takes long.
    answerMs: 20_000,
  });
}

/** Holds a purchase at its picture, after it has read numbers and price, until `goOn`. */
function heldBack() {
  let goOn = () => {};
  const released = new Promise<void>((resolve) => (goOn = resolve));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const encode = () => {
    arrive();
    return released.then(receipt);
  };
  return { encode, arrived, goOn };
}

const ways = [
  ['stalled', 'before', () => server.freeze()],
  ['gone', 'before', () => server.stop()],
  ['stalled', 'while it prepares', () => server.freeze()],
] as const;

const unavailable = toApiError('unavailable');

test.each(ways)('Redis %s %s: nothing is sold', async (_, when, leave) => {
  const [one, other] = [await openInstance(), await openInstance()];
  const { purchase, sold, sendings } = await openRaffle(demo);
  const bought = purchase(['01', '02']);
  const held = heldBack();
  if (when === 'before') await leave();
  const second = other.submit(bought, held.encode);
  if (when !== 'before') {
    await held.arrived;
    await leave();
  }
  const first = await one.submit(bought, receipt);
  held.goOn();
  expect([first, await second]).toEqual([unavailable, unavailable]);
  expect(await sendings()).toBe(0);
  expect(await sold()).toEqual([]);
});
