import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
import { deviceId } from '@/lib/push/device';
import { subscriptions } from '@/lib/push/subscriptions';
import { digitalTicketPath } from '@/lib/ticket/path';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { DELETE, GET, OPTIONS, POST } from './route';

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
  process.env.SITE_URL = 'https://rifas.example.com';
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

async function ask(token: string, endpoint?: string) {
  const query = endpoint ? `?device=${deviceId(endpoint)}` : '';
  const answer = await GET(new Request(ADDRESS + query), open(token));
  return (await answer.json()) as { key: string | null; isOn: boolean };
}

test('a phone is told about its ticket until it no longer wants it', async () => {
  const { rifid, token } = await buy();
  const [own, other] = [phone(), phone()];
  expect(await ask(token, own.endpoint)).toMatchObject({
    key: expect.stringMatching(/^B[\w-]{86}$/) as string,
    isOn: false,
  });
  expect((await send('POST', token, own)).status).toBe(200);
  expect((await ask(token, own.endpoint)).isOn).toBe(true);
  expect([(await ask(token, other.endpoint)).isOn, (await ask(token)).isOn]).toEqual([
    false,
    false,
  ]);
  for await (const kept of subscriptions().ofRaffle(rifid)) {
    expect(kept).toMatchObject({ raffleId: rifid, token, device: own });
  }

  expect((await send('DELETE', token, { endpoint: other.endpoint })).status).toBe(200);
  expect((await ask(token, own.endpoint)).isOn).toBe(true);
  expect((await send('DELETE', token, own)).status).toBe(200);
  expect((await ask(token, own.endpoint)).isOn).toBe(false);
});

/** What each phone of a raffle was told. */
async function toldIn(rifid: string) {
  const phones = [];
  for await (const { told } of subscriptions().ofRaffle(rifid)) phones.push([...told]);
  return phones;
}

test('a phone is not told as news what its ticket shows already', async () => {
  const { rifid, token } = await buy();
  await demo.control.setTickets(rifid, ['01'], 'Pagado', buyer);
  forgetSharedReads();
  await send('POST', token, phone());
  expect(await toldIn(rifid)).toEqual([['confirmed']]);
});

test('a phone is not said to be forgotten while the shop has push off', async () => {
  const { token } = await buy();
  const own = phone();
  await send('POST', token, own);
  mockIsOff = true;
  const status = [await send('POST', token, own), await send('DELETE', token, own)];
  expect(await ask(token, own.endpoint)).toMatchObject({ key: null, isOn: false });
  mockIsOff = false;
  expect(status.map((answer) => answer.status)).toEqual([404, 404]);
});

test('a ticket whose winner is known offers nothing, and can still be turned off', async () => {
  const { rifid, token } = await buy();
  const own = phone();
  await send('POST', token, own);
  await demo.control.changeRaffle(rifid, { ganador: { numero: '02' } });
  forgetSharedReads();
  expect(await ask(token, own.endpoint)).toMatchObject({ key: null, isOn: true });
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
  expect(await subscriptions().raffles()).not.toContain(rifid);
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

test.each(['/../../../..', '~', '', 'a'.repeat(1000)])(
  'a question for the phone %j is about none, and reads no file',
  async (device) => {
    const { token } = await buy();
    await send('POST', token, phone());
    const asked = `${ADDRESS}?device=${encodeURIComponent(device)}`;
    const answer = await GET(new Request(asked), open(token));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ isOn: false }),
    ]);
  },
);

test('a link with the sign of italics of a chat behind it has no phones of its own', async () => {
  const { rifid, token } = await buy();
  const own = phone();
  for (const link of [token, `${token}_`, `${token}__`]) await send('POST', link, own);
  expect((await ask(`${token}_`, own.endpoint)).isOn).toBe(true);
  expect(await toldIn(rifid)).toHaveLength(1);
});

test('a buyer is asked to try later while nothing can be stored', async () => {
  const { token } = await buy();
  rmSync(path.join(folder, 'push'), { recursive: true });
  writeFileSync(path.join(folder, 'push'), '');
  const answer = await send('POST', token, phone());
  expect([answer.status, await answer.json()]).toEqual([
    502,
    expect.objectContaining({
      msg: 'No pudimos activar los avisos. Prueba otra vez en un minuto.',
    }),
  ]);
  rmSync(path.join(folder, 'push'));
});

test('the other methods are refused with the list of those that are there', async () => {
  const { headers } = await OPTIONS();
  expect(headers.get('allow')).toBe('GET, HEAD, POST, DELETE, OPTIONS');
});
