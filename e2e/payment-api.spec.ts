import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { demoApiOrigin, shopUrl } from './support/addresses';
import { rawTickets } from '@/lib/testing/demo-calls';

// Requests that our own pages would never send. None may reach the admin API.

const KIB = 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Part = { name: string; value: string | Buffer };

function body(parts: Part[], boundary: string): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
      Buffer.from(
        typeof value === 'string' ? '' : '; filename="recibo.png"\r\nContent-Type: image/png',
      ),
      Buffer.from('\r\n\r\n'),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

async function send(
  request: APIRequestContext,
  rifid: string,
  parts: Part[],
  headers: Record<string, string> = {},
) {
  await request.get(`${shopUrl}/api/raffles/${rifid}`);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'shop-XSRF-TOKEN')?.value ?? '';
  const answer = await request.post(`${shopUrl}/api/raffles/${rifid}/payments`, {
    data: body(parts, 'b'),
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'idempotency-key': randomUUID(),
      'x-xsrf-token': token,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
  return { status: answer.status(), headers: answer.headers(), body: await answer.json() };
}

async function purchase(rifid: string, changes: Record<string, unknown> = {}) {
  const [ticket] = await rawTickets(`${demoApiOrigin}/api`, rifid, { hasta: 1 });
  return JSON.stringify({
    tickets: [{ id: ticket?.tid, number: ticket?.numero }],
    method: 'Pago Móvil',
    amount: 5,
    reference: randomUUID(),
    name: 'Ana Pérez',
    nationalId: `V${10_000_000 + Math.floor(Math.random() * 80_000_000)}`,
    phoneCode: '58',
    phone: `414${1_000_000 + Math.floor(Math.random() * 8_000_000)}`,
    address: 'Valencia',
    seen: { price: 5, rate: 1 },
    ...changes,
  });
}

test('a good purchase passes, so that what follows is refused for its own fault @purchase', async ({
  request,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({ monto: 5 });
  const answer = await send(request, rifid, [
    { name: 'data', value: await purchase(rifid) },
    { name: 'receipt', value: PNG },
  ]);
  expect(answer.body).toMatchObject({ ok: true, outcome: { state: 'registered' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

const receipt = { name: 'receipt', value: PNG };
const bad: [string, (data: string) => Part[], number, string, RegExp][] = [
  ['no file', (data) => [{ name: 'data', value: data }], 422, 'invalid-form', /Revisa/],
  [
    'text instead of an image',
    (data) => [
      { name: 'data', value: data },
      { name: 'receipt', value: Buffer.from('hola') },
    ],
    415,
    'not-an-image',
    /imagen/,
  ],
  [
    '30 MB',
    (data) => [
      { name: 'data', value: data },
      { name: 'receipt', value: Buffer.alloc(30 * KIB * KIB) },
    ],
    413,
    'too-large',
    /pesada/,
  ],
  [
    'broken JSON',
    () => [{ name: 'data', value: '{"tickets":' }, receipt],
    400,
    'bad-request',
    /No pudimos leer/,
  ],
];

for (const [name, parts, status, reason, sentence] of bad) {
  test(`${name} is refused in Spanish and nothing is forwarded`, async ({
    request,
    createRaffle,
    admin,
  }) => {
    const { rifid } = await createRaffle({ monto: 5 });
    const answer = await send(request, rifid, parts(await purchase(rifid)));
    expect(answer).toMatchObject({ status, body: { ok: false, reason } });
    expect(answer.body.msg).toMatch(sentence);
    const forwarded = (await admin.requests(rifid)).filter(({ path }) => /payments/.test(path));
    expect(forwarded).toEqual([]);
  });
}

test('a key sent again with another person or other tickets is refused, and reveals nothing of the first @purchase', async ({
  request,
  createRaffle,
  admin,
}) => {
  const { rifid } = await createRaffle({ monto: 5 });
  const key = { 'idempotency-key': randomUUID() };
  const bought = JSON.parse(await purchase(rifid));
  const parts = (data: object) => [{ name: 'data', value: JSON.stringify(data) }, receipt];
  const first = await send(request, rifid, parts(bought), key);
  expect(first.body).toMatchObject({ outcome: { state: 'registered' } });

  const [, ticket] = await rawTickets(`${demoApiOrigin}/api`, rifid, { hasta: 2 });
  const tickets = [{ id: ticket?.tid, number: ticket?.numero }];
  for (const data of [
    { ...bought, nationalId: 'V1234567' },
    { ...bought, tickets },
  ]) {
    const answer = await send(request, rifid, parts(data), key);
    expect(answer).toMatchObject({ status: 409, body: { ok: false, reason: 'key-reused' } });
    expect(answer.body.msg).toMatch(/Envíalo otra vez; no vuelvas a pagar/);
    for (const of1st of [first.body.outcome.ticketPath, first.body.outcome.trace]) {
      expect(JSON.stringify(answer)).not.toContain(of1st);
    }
  }
  const again = await send(request, rifid, parts({ ...bought, amount: 6 }), key);
  expect(again.body).toEqual(first.body);
  const forwarded = (await admin.requests(rifid)).filter(({ path }) => /payments/.test(path));
  expect(forwarded).toHaveLength(1);
});
