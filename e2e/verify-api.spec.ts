import { expect, test } from './fixtures/own-shop';
import type { OwnShop } from './support/start-shop';

// Requests that our own pages would never send, and those of a guesser.

const ana = { cedula: 'V12345678', telefono: '4141234567', nombre: 'Ana Reservada' };
const right = { nationalId: 'V12345678', phoneEnding: '4567' };

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';

type Sent = { body?: unknown; headers?: Record<string, string>; from?: string };

async function send({ url }: OwnShop, rifid: string, { body = right, headers, from }: Sent = {}) {
  const answer = await fetch(`${url}/api/raffles/${rifid}/verification`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `shop-XSRF-TOKEN=${TOKEN}`,
      'x-xsrf-token': TOKEN,
      'sec-fetch-site': 'same-origin',
      ...(from ? { 'x-forwarded-for': from } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test(
  'the API answers owners alone, gives unknown people and wrong digits the same answer, and stops guessing',
  {
    tag: ['@purchase', '@faults'],
  },
  async ({ openShop }) => {
    const shop = await openShop({
      variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' },
    });
    const { control } = shop.demo;
    const { rifid } = await control.createRaffle({ tickets: 20 });
    await control.setTickets(rifid, ['07'], 'Apartado', ana);
    await control.setTickets(rifid, ['08'], 'Pagado', {
      cedula: 'V12345679',
      telefono: '4561234567',
    });

    const found = await send(shop, rifid);
    expect(JSON.parse(found.text)).toEqual({
      ok: true,
      verification: {
        tickets: [{ number: '07', status: 'reserved' }],
        total: expect.any(Number),
        paid: 0,
        pending: expect.any(Number),
        registered: { amount: 5, currency: null },
        ticketPaths: [expect.stringMatching(/^\/boleto\//)],
      },
    });
    expect(found.headers.get('cache-control')).toBe('no-store');

    const wrong = await send(shop, rifid, { body: { ...right, phoneEnding: '0000' } });
    const nobody = await send(shop, rifid, { body: { ...right, nationalId: 'V87654321' } });
    const plain = ({ status, text, headers }: typeof wrong) => {
      const sent = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      return { status, text, sent };
    };
    expect(plain(wrong)).toEqual(plain(nobody));
    expect(wrong.status).toBe(200);

    const guess = async (tries: number, from: string, body: (index: number) => unknown) => {
      const all = Array.from({ length: tries }, (_, at) =>
        send(shop, rifid, { body: body(at), from }),
      );
      return (await Promise.all(all)).filter(({ status }) => status !== 429).length;
    };
    const onOneId = (index: number) => ({ ...right, phoneEnding: String(index + 5000) });
    expect(await guess(60, '200.8.1.1', onOneId)).toBeLessThanOrEqual(10);
    const stopped = await send(shop, rifid, { from: '200.8.1.1' });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(JSON.parse(stopped.text)).toMatchObject({ msg: expect.stringMatching(/Espera/) });
    expect((await send(shop, rifid, { from: '200.8.1.2' })).text).toBe(found.text);

    const onMany = (index: number) => ({ ...right, nationalId: `V${20_000_000 + index}` });
    expect(await guess(150, '200.8.1.3', onMany)).toBeLessThanOrEqual(100);
    for (let visit = 0; visit < 30; visit += 1) {
      expect((await send(shop, rifid, { from: '200.8.1.4' })).status).toBe(200);
    }
    expect(shop.log()).not.toMatch(/12345678|Reservada|4141234567/);
  },
);
