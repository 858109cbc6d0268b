import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { startRedisServer, type RedisServer } from '@/lib/testing/redis-server';
import { startShopInstance, type ShopInstance } from '@/lib/testing/shop-instance';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { until } from '@/lib/testing/until';

const PAYMENTS = '/api/tickets/payments/online';

const shops = {} as { demo: DemoApi; redis: RedisServer; one: ShopInstance; other: ShopInstance };

beforeAll(async () => {
  const [demo, redis] = await Promise.all([startDemoApi(), startRedisServer()]);
  Object.assign(shops, { demo, redis });
  const shared = {
    ADMIN_API_URL: demo.apiUrl,
    REDIS_URL: redis.url,
    TICKET_SECRET: 'of-this-test-and-of-nobody-else-at-all',
  };
  const [one, other] = await Promise.all([startShopInstance(shared), startShopInstance(shared)]);
  Object.assign(shops, { one, other });
  await Promise.all([one, other].map((shop) => until(() => isTogether(shop))));
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(shops).map((part) => part.stop()));
});

async function isTogether({ origin }: ShopInstance): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health/ready`);
  return ((await answer.json()) as { redis: string }).redis === 'answering';
}

async function openRaffle() {
  const { rifid } = await shops.demo.control.createRaffle({
    monto: 5,
    metodos: [{ name: 'Pago Móvil', cuenta: '0102', tasa: 1 }],
  });
  const answer = await fetch(`${shops.one.origin}/api/raffles/${rifid}/tickets?numbers=07`);
  const { tickets } = (await answer.json()) as { tickets: { id: string; number: string }[] };
  return { rifid, tickets: tickets.map(({ id, number }) => ({ id, number })) };
}

type Raffle = Awaited<ReturnType<typeof openRaffle>>;

async function buy(shop: ShopInstance, raffle: Raffle, key: string): Promise<unknown> {
  const create = { width: 300, height: 400, channels: 3, background: '#0a5766' } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const form = new FormData();
  const { rifid, tickets } = raffle;
  form.set('data', JSON.stringify(examplePurchase({ tickets, amount: 5 })));
  form.set('receipt', new Blob([picture], { type: 'image/jpeg' }), 'r.jpg');
  const token = 'a'.repeat(32);
  const answer = await fetch(`${shop.origin}/api/raffles/${rifid}/payments`, {
    method: 'POST',
    headers: {
      cookie: `shop-XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    },
    body: form,
  });
  return answer.json();
}

test('a purchase retried on the other instance joins the first, and is sent once', async () => {
  const raffle = await openRaffle();
  const { rifid } = raffle;
  await shops.demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'wait', ms: 1500 });
  const key = randomUUID();
  const first = buy(shops.one, raffle, key);
  await until(() => shops.one.log().includes('purchase-sent'));
  const second = buy(shops.other, raffle, key);
  const registered = { ok: true, outcome: { state: 'registered', numbers: ['07'] } };
  expect(await first).toMatchObject(registered);
  expect(await second).toMatchObject(registered);
  const sent = (await shops.demo.control.requests(rifid)).filter(({ path }) => path === PAYMENTS);
  expect(sent).toHaveLength(1);

  const answer = await fetch(`${shops.other.origin}/api/payments/${key}`);
  expect(await answer.json()).toMatchObject(registered);
});
