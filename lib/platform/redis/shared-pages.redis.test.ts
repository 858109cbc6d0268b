import Redis from 'ioredis';
import type { ShopInstance } from '@/lib/testing/shop-instance';
import { redisState, twoInstances } from '@/lib/testing/two-instances';
import { until } from '@/lib/testing/until';

const REVALIDATE_TOKEN = 'a-token-of-the-admin-side';

const shops = twoInstances({ REVALIDATE_TOKEN });

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

test('a page made on one instance is there on the other, with its lifetime', async () => {
  const { rifid } = await shops.demo.control.createRaffle({ name: 'Rifa compartida' });
  const made = await visit(shops.one, rifid);
  expect(made).toMatchObject({ cache: 'MISS', html: expect.stringContaining('Rifa compartida') });
  const found = await visit(shops.other, rifid);
  expect(found).toMatchObject({ cache: 'HIT', html: made.html, lifetime: made.lifetime });
});

test('a change reported to one instance shows on both at the next visit', async () => {
  const { rifid } = await shops.demo.control.createRaffle({ name: 'Nombre viejo' });
  await visit(shops.one, rifid);
  expect((await visit(shops.other, rifid)).cache).toBe('HIT');
  await shops.demo.control.changeRaffle(rifid, { name: 'Nombre nuevo' });
  expect((await visit(shops.other, rifid)).html).toContain('Nombre viejo');
  await sayChanged(shops.one, rifid);
  expect((await visit(shops.other, rifid)).html).toContain('Nombre nuevo');
  expect((await visit(shops.one, rifid)).html).toContain('Nombre nuevo');
});

test('without Redis each goes on alone and says so, and together again when it is back', async () => {
  const { rifid } = await shops.demo.control.createRaffle({ name: 'Rifa de siempre' });
  await visit(shops.one, rifid);
  expect((await visit(shops.other, rifid)).cache).toBe('HIT');

  shops.redis.freeze();
  await visit(shops.one, rifid);
  await until(() => shops.one.log().includes('redis-away'));
  expect(await visit(shops.one, rifid)).toMatchObject({
    cache: 'HIT',
    html: expect.stringContaining('Rifa de siempre'),
  });
  const unseen = await shops.demo.control.createRaffle({ name: 'Rifa hecha sin memoria' });
  expect((await visit(shops.one, unseen.rifid)).html).toContain('Rifa hecha sin memoria');
  shops.redis.thaw();
  await until(async () => (await redisState(shops.one)) === 'answering');

  await shops.redis.stop();
  await until(async () => (await redisState(shops.other)) === 'away');
  expect((await visit(shops.one, rifid)).cache).toBe('HIT');
  const second = await shops.demo.control.createRaffle({ name: 'Otra hecha sin memoria' });
  expect((await visit(shops.other, second.rifid)).html).toContain('Otra hecha sin memoria');

  await shops.redis.restart();
  await until(async () => (await redisState(shops.one)) === 'answering');
  await until(async () => (await redisState(shops.other)) === 'answering');
  await until(() => shops.one.log().includes('redis-back'));
  await until(async () => {
    const next = await shops.demo.control.createRaffle({ name: 'Juntas otra vez' });
    await visit(shops.one, next.rifid);
    return (await visit(shops.other, next.rifid)).cache === 'HIT';
  });
});

test('addresses that somebody made up do not stay in Redis', async () => {
  const { rifid } = await shops.demo.control.createRaffle();
  await visit(shops.one, rifid);
  const redis = new Redis(shops.redis.url);
  const lasting = async () => {
    const keys = await redis.keys('pages:*');
    const ages = await Promise.all(keys.map((key) => redis.ttl(key)));
    return keys.filter((_, index) => (ages[index] ?? 0) > 60).sort();
  };
  const before = await lasting();
  expect(before.filter((key) => key.includes(rifid))).toHaveLength(1);
  const made = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(24, 'd'));
  for (const id of made) await visit(shops.one, id);
  expect((await redis.keys('pages:*')).filter((key) => key.includes('dddd')).length).toBe(20);
  expect(await lasting()).toEqual(before);
  redis.disconnect();
});
