import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { pushStore } from '@/lib/push/push-store';
import { storedPhones } from '@/lib/push/watched-shop.test-kit';
import { digitalTicketPath } from '@/lib/ticket/path';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { DELETE, GET, POST } from './route';

let mockIsOff = false;
jest.mock('@/lib/push/push-keys', () => {
  const { pushKeys } = jest.requireActual<{ pushKeys: () => object }>('@/lib/push/push-keys');
  return { pushKeys: () => (mockIsOff ? null : pushKeys()) };
});

const buyer = { nombre: 'Ana', cedula: 'V12345678', telefono: '4141234567' };
const folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
  process.env.TICKET_SECRET = 'a secret of more than thirty-two characters';
  process.env.DATA_DIR = folder;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await demo.stop();
});

async function buy() {
  const { rifid } = await demo.control.createRaffle({ name: 'Moto', tickets: ['01', '02'] });
  const bought = {
    raffleId: rifid,
    numbers: ['01'],
    total: null,
    reference: '',
    nationalId: buyer.cedula,
  };
  return { rifid, token: digitalTicketPath(bought).slice('/boleto/'.length) };
}

const phone = (name = randomBytes(6).toString('hex')) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

const OWN = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'no-cookie' };
const open = (token: string) => ({ params: Promise.resolve({ token }) });
const ADDRESS = 'https://rifas.example.com/api/boletos/x/avisos';

function send(method: 'POST' | 'DELETE', token: string, body: unknown, headers: object = OWN) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(ADDRESS, { method, body: text, headers: { ...headers } });
  return (method === 'POST' ? POST : DELETE)(request, open(token));
}

async function keyOf(token: string) {
  const answer = await GET(new Request(ADDRESS), open(token));
  return ((await answer.json()) as { key: string | null }).key;
}

function stored(rifid: string) {
  const store = pushStore();
  if (!store) throw new Error('The shop has no store');
  return storedPhones(store, rifid);
}

test('a phone is told about its ticket until it no longer wants it', async () => {
  const { rifid, token } = await buy();
  const [own, other] = [phone(), phone()];
  expect(await keyOf(token)).toMatch(/^B[\w-]{86}$/);
  expect((await send('POST', token, own)).status).toBe(200);
  expect((await send('POST', token, own)).status).toBe(200);
  expect(await stored(rifid)).toMatchObject([own]);
  expect((await send('DELETE', token, { endpoint: other.endpoint })).status).toBe(200);
  expect(await stored(rifid)).toHaveLength(1);
  expect((await send('DELETE', token, { endpoint: own.endpoint })).status).toBe(200);
  expect(await stored(rifid)).toEqual([]);
});

test('a phone is not told as news what its ticket shows already', async () => {
  const { rifid, token } = await buy();
  await demo.control.setTickets(rifid, ['01'], 'Pagado', buyer);
  forgetSharedReads();
  await send('POST', token, phone());
  expect(await stored(rifid)).toMatchObject([{ told: { payment: 'confirmed' } }]);
});

test('while push is off a phone is not added, and can still be forgotten', async () => {
  const { rifid, token } = await buy();
  const own = phone();
  await send('POST', token, own);
  mockIsOff = true;
  const [key, added] = [await keyOf(token), await send('POST', token, phone())];
  const removed = await send('DELETE', token, own);
  mockIsOff = false;
  expect([key, added.status, removed.status, await stored(rifid)]).toEqual([null, 404, 200, []]);
});

test('a ticket whose winner is known offers nothing, and can still be turned off', async () => {
  const { rifid, token } = await buy();
  const own = phone();
  await send('POST', token, own);
  await demo.control.changeRaffle(rifid, { ganador: { numero: '02' } });
  forgetSharedReads();
  expect(await keyOf(token)).toBeNull();
  await send('DELETE', token, own);
  expect(await stored(rifid)).toEqual([]);
});

test.each<[string, unknown, object | undefined, number, string]>([
  ['another site', phone(), { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
  ['a page without the token', phone(), { 'sec-fetch-site': 'same-origin' }, 403, 'forbidden'],
  [
    'an endpoint of nobody’s push service',
    { ...phone(), endpoint: 'https://evil.example/' },
    OWN,
    400,
    'bad-request',
  ],
  ['no JSON', '{', OWN, 400, 'bad-request'],
  ['too long a body', { ...phone(), more: 'a'.repeat(5000) }, OWN, 400, 'bad-request'],
])('%s subscribes nobody', async (_, body, headers, status, reason) => {
  const { rifid, token } = await buy();
  const answer = await send('POST', token, body, headers);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    expect.objectContaining({ reason }),
  ]);
  expect(await stored(rifid)).toEqual([]);
});

test('an address that this shop did not seal is not found', async () => {
  const answers = [send('POST', 'invented', phone()), send('DELETE', 'invented', phone())];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
  expect((await GET(new Request(ADDRESS), open('invented'))).status).toBe(404);
});

test('the sixth phone of a ticket is told why it is not added', async () => {
  const { token } = await buy();
  for (let at = 0; at < 5; at += 1) expect((await send('POST', token, phone())).status).toBe(200);
  const refused = await send('POST', token, phone());
  expect(await refused.json()).toMatchObject({
    reason: 'too-many-requests',
    msg: expect.stringContaining('5 teléfonos') as string,
  });
});

test('a link with the sign of italics of a chat behind it has no phones of its own', async () => {
  const { rifid, token } = await buy();
  const own = phone();
  for (const link of [token, `${token}_`, `${token}__`]) await send('POST', link, own);
  expect(await stored(rifid)).toHaveLength(1);
});

test('a buyer is asked to try later, in words about notices, while nothing can be stored', async () => {
  const { token } = await buy();
  const store = pushStore()!;
  const own = phone();
  await send('POST', token, own);
  jest.spyOn(store, 'swap').mockRejectedValue(new Error('Redis is away'));
  for (const answer of [await send('POST', token, phone()), await send('DELETE', token, own)]) {
    expect([answer.status, await answer.json()]).toEqual([
      502,
      expect.objectContaining({
        msg: 'No pudimos cambiar los avisos. Recarga la página y prueba otra vez.',
      }),
    ]);
  }
});
