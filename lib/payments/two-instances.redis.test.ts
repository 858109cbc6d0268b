import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ShopInstance } from '@/lib/testing/shop-instance';
import { twoInstances } from '@/lib/testing/two-instances';
import { until } from '@/lib/testing/until';

const PAYMENTS = '/api/tickets/payments/online';

const shops = twoInstances({ TICKET_SECRET: 's'.repeat(32) });

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

async function buy(shop: ShopInstance, { rifid, tickets }: Raffle, key: string): Promise<unknown> {
  const create = { width: 300, height: 400, channels: 3, background: '#eee' } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const form = new FormData();
  const buyer = {
    ...{ name: 'Ana Pérez', nationalId: 'V12345678', phoneCode: '58', phone: '4141234567' },
    ...{ address: 'Caracas', reference: '556677', method: 'Pago Móvil', amount: 5 },
  };
  form.set('data', JSON.stringify({ ...buyer, tickets, seen: { price: 5, rate: 1 } }));
  form.set('receipt', new Blob([picture], { type: 'image/jpeg' }), 'r.jpg');
  const token = 'a'.repeat(32);
  const answer = await fetch(`${shop.origin}/api/raffles/${rifid}/payments`, {
    method: 'POST',
    headers: {
      cookie: `XSRF-TOKEN=${token}`,
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
