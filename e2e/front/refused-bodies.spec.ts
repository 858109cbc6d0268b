import { randomUUID } from 'node:crypto';
import { sendRaw } from '../support/send-raw.mjs';
import { expect, test } from '../fixtures/own-shop';

// A refusal comes before the end of its body. The rest must not delay the next request on a connection to Next.

const MEGABYTE = 2 ** 20;
const AT_ONCE = 20;
/** Purchases that one client may send in a minute (`lib/platform/http/rate-limit.ts`). */
const ALLOWED = 120;

type Upload = { body: Buffer; headers?: Record<string, string> };

function partOf(name: string, bytes: number): Buffer {
  const head = `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 7), Buffer.from('\r\n--b--\r\n')]);
}

function fileOf(name: string, bytes: number): Buffer {
  return partOf(`${name}"; filename="recibo.jpg`, bytes);
}

const receipt = fileOf('receipt', 300_000);

const REFUSED: Record<string, Upload & { status: number }> = {
  'a file of another name': { body: fileOf('image', 300_000), status: 400 },
  'a file of 16 MB': { body: fileOf('receipt', 16 * MEGABYTE), status: 413 },
  'a text of 300 kB': { body: partOf('data', 300_000), status: 413 },
  'no form': { body: receipt, headers: { 'content-type': 'image/jpeg' }, status: 400 },
  'no token': { body: receipt, headers: { 'x-xsrf-token': '' }, status: 403 },
  'a page of another site': {
    body: receipt,
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  'no key': { body: receipt, headers: { 'idempotency-key': 'x' }, status: 400 },
  'too many': { body: receipt, status: 429 },
};

function atOnce<T>(count: number, send: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, send));
}

test('whatever an upload is refused for, twenty of them hold up none of the visitors right behind @faults', async ({
  openShop,
}) => {
  const shop = await openShop({ variables: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { rifid } = await shop.demo.control.createRaffle();

  const upload = async (client: string, { body, headers }: Upload) => {
    const answer = await sendRaw(shop.url, {
      method: 'POST',
      path: `/api/raffles/${rifid}/payments`,
      body,
      headers: {
        'x-forwarded-for': client,
        'sec-fetch-site': 'same-origin',
        'x-xsrf-token': 'no-cookie',
        'idempotency-key': randomUUID(),
        'content-type': 'multipart/form-data; boundary=b',
        ...headers,
      },
    });
    return answer.status;
  };
  const look = async () => {
    const headers = { 'x-forwarded-for': '186.94.1.1', connection: 'close' };
    const answer = await fetch(`${shop.url}/api/raffles/${rifid}/tickets`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };

  for (const [index, [reason, { status, ...refused }]] of Object.entries(REFUSED).entries()) {
    await test.step(reason, async () => {
      const client = `200.8.20.${index}`;
      const tooMany = status === 429 ? ALLOWED : 0;
      await atOnce(tooMany, () => upload(client, { body: Buffer.from('x') }));
      const statuses = await atOnce(AT_ONCE, () => upload(client, refused));
      expect(statuses).toEqual(Array(AT_ONCE).fill(status));
      expect(await atOnce(AT_ONCE, look)).toEqual(Array(AT_ONCE).fill(200));
    });
  }
});
