import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ShopInstance } from '@/lib/testing/shop-instance';
import { twoInstances } from '@/lib/testing/two-instances';
import { until } from '@/lib/testing/until';

const PAYMENTS = '/api/tickets/payments/online';

const shops = twoInstances({ TICKET_SECRET: 'of-this-test-and-of-nobody-else-at-all' });

async function openRaffle(total = 100, query = 'numbers=07') {
  const { rifid } = await shops.demo.control.createRaffle({
    monto: 5,
    metodos: [{ name: 'Pago Móvil', cuenta: '0102', tasa: 1 }],
    tickets: total,
  });
  const answer = await fetch(`${shops.one.origin}/api/raffles/${rifid}/tickets?${query}`);
  const { tickets } = (await answer.json()) as { tickets: { id: string; number: string }[] };
  return { rifid, tickets: tickets.map(({ id, number }) => ({ id, number })) };
}

type Raffle = Awaited<ReturnType<typeof openRaffle>>;

type Buyer = { nationalId: string; phone: string; reference: string; address: string };

const ANA = {
  nationalId: 'V12345678',
  phone: '4141234567',
  reference: '556677',
  address: '186.88.1.1',
};

async function buy(
  shop: ShopInstance,
  { rifid, tickets }: Raffle,
  key: string,
  { address, ...person }: Buyer = ANA,
): Promise<unknown> {
  const background = `#${key.slice(0, 6)}`;
  const create = { width: 300, height: 400, channels: 3, background } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const form = new FormData();
  const buyer = {
    ...{ name: 'Ana Pérez', phoneCode: '58', address: 'Caracas', ...person },
    ...{ method: 'Pago Móvil', amount: 5 },
  };
  form.set('data', JSON.stringify({ ...buyer, tickets, seen: { price: 5, rate: 1 } }));
  form.set('receipt', new Blob([picture], { type: 'image/jpeg' }), 'r.jpg');
  const token = 'a'.repeat(32);
  const answer = await fetch(`${shop.origin}/api/raffles/${rifid}/payments`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
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

test('one address’s reservations are counted over both instances', async () => {
  const { rifid, tickets } = await openRaffle(300, 'limit=1000');
  const reserve = (shop: ShopInstance, turn: number, address: string) =>
    buy(shop, { rifid, tickets: tickets.slice(50 * turn, 50 * (turn + 1)) }, randomUUID(), {
      nationalId: `V2000000${turn}`,
      phone: `414300000${turn}`,
      reference: `R-${turn}`,
      address,
    });
  for (let turn = 0; turn < 4; turn += 1) {
    const shop = turn % 2 === 0 ? shops.one : shops.other;
    expect(await reserve(shop, turn, '200.8.5.1')).toMatchObject({
      outcome: { state: 'registered' },
    });
  }
  for (const shop of [shops.one, shops.other]) {
    expect(await reserve(shop, 4, '200.8.5.1')).toMatchObject({
      reason: 'too-many-requests',
    });
  }
  expect(await reserve(shops.other, 5, '186.88.1.2')).toMatchObject({
    outcome: { state: 'registered' },
  });
});
