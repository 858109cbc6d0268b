import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { startShopInstance, type ShopInstance } from '@/lib/testing/shop-instance';
import { until } from '@/lib/testing/until';

const REVALIDATE_TOKEN = 'a-token-of-the-admin-side';

let demo: DemoApi;
let redis: RedisServer;
let one: ShopInstance;
let other: ShopInstance;

beforeAll(async () => {
  [demo, redis] = await Promise.all([startDemoApi(), startRedisServer()]);
  const env = { ADMIN_API_URL: demo.apiUrl, REDIS_URL: redis.url, REVALIDATE_TOKEN };
  [one, other] = await Promise.all([startShopInstance(env), startShopInstance(env)]);
}, 60_000);

afterAll(async () => {
  await Promise.all([one, other, demo, redis].map((started) => started.stop()));
});

type Page = { cache: string | null; lifetime: string | null; html: string };

async function visit(shop: ShopInstance, rifid: string): Promise<Page> {
  const answer = await fetch(`${shop.origin}/rifa/${rifid}`);
  return {
    cache: answer.headers.get('x-nextjs-cache'),
    lifetime: answer.headers.get('cache-control'),
    html: await answer.text(),
  };
}

async function sayChanged(shop: ShopInstance, raffleId: string): Promise<void> {
  const answer = await fetch(`${shop.origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_TOKEN}` },
    body: JSON.stringify({ raffleId }),
  });
  expect(answer.status).toBe(200);
}

async function readyState(shop: ShopInstance): Promise<string> {
  const answer = await fetch(`${shop.origin}/api/health/ready`);
  return ((await answer.json()) as { redis: string }).redis;
}

test('a page made on one instance is there on the other, with its lifetime', async () => {
  const { rifid } = await demo.control.createRaffle({ name: 'Rifa compartida' });
  const made = await visit(one, rifid);
  expect(made).toMatchObject({ cache: 'MISS', html: expect.stringContaining('Rifa compartida') });
  const found = await visit(other, rifid);
  expect(found).toMatchObject({ cache: 'HIT', html: made.html, lifetime: made.lifetime });
});

test('a change said to one instance is seen on both at the next visit', async () => {
  const { rifid } = await demo.control.createRaffle({ name: 'Nombre viejo' });
  await visit(one, rifid);
  expect((await visit(other, rifid)).cache).toBe('HIT');
  await demo.control.changeRaffle(rifid, { name: 'Nombre nuevo' });
  expect((await visit(other, rifid)).html).toContain('Nombre viejo');
  await sayChanged(one, rifid);
  expect((await visit(other, rifid)).html).toContain('Nombre nuevo');
  expect((await visit(one, rifid)).html).toContain('Nombre nuevo');
});

test('without Redis each goes on alone and says so, and together again when it is back', async () => {
  const { rifid } = await demo.control.createRaffle({ name: 'Rifa de siempre' });
  await visit(one, rifid);
  expect((await visit(other, rifid)).cache).toBe('HIT');

  redis.freeze();
  await visit(one, rifid);
  await until(() => one.log().includes('redis-away'));
  expect(await visit(one, rifid)).toMatchObject({
    cache: 'HIT',
    html: expect.stringContaining('Rifa de siempre'),
  });
  const unseen = await demo.control.createRaffle({ name: 'Rifa hecha sin memoria' });
  expect((await visit(one, unseen.rifid)).html).toContain('Rifa hecha sin memoria');
  redis.thaw();
  await until(async () => (await readyState(one)) === 'answering');

  await redis.stop();
  await until(async () => (await readyState(other)) === 'away');
  expect((await visit(one, rifid)).cache).toBe('HIT');
  const second = await demo.control.createRaffle({ name: 'Otra hecha sin memoria' });
  expect((await visit(other, second.rifid)).html).toContain('Otra hecha sin memoria');

  await redis.restart();
  await until(async () => (await readyState(one)) === 'answering');
  await until(async () => (await readyState(other)) === 'answering');
  await until(() => one.log().includes('redis-back'));
  await until(async () => {
    const next = await demo.control.createRaffle({ name: 'Juntas otra vez' });
    await visit(one, next.rifid);
    return (await visit(other, next.rifid)).cache === 'HIT';
  });
});
