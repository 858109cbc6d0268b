import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { renderBrand } from '@/server/brand/render-brand';
import type { Finding } from './finding';

let demo: DemoApi;
let folder: string;
let rifid: string;
const before = { ...process.env };

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  chmodSync(folder, 0o755);
  const [logo, dark] = ['public/brand/logo.svg', 'public/brand/logo-white.svg'];
  await renderBrand({ logo, dark, ground: '#ffffff', folder: path.join(folder, 'brand') });
  writeFileSync(path.join(folder, 'shop.yaml'), NAMED);
  writeFileSync(path.join(folder, 'brand', 'broken.png'), 'no picture at all');
});

afterAll(async () => {
  await demo.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  process.env = { ...before };
  jest.resetModules();
});

const NAMED = 'profile:\n  name: Rifas Turpial\n';

async function check(variables: Record<string, string>) {
  Object.assign(process.env, {
    LAUNCHER_PID: '1',
    ADMIN_API_URL: demo.apiUrl,
    ADMIN_API_TOKEN: demo.token,
    ADMIN_SELLER_ID: demo.sellerId,
    CONTENT_DIR: folder,
    ...variables,
  });
  const { fullCheck } = await import('./full-check');
  const findings = await fullCheck(process.env);
  const say = (isOk: boolean) =>
    findings.filter(({ ok }: Finding) => ok === isOk).map(({ text }) => text);
  return { right: say(true), wrong: say(false) };
}

test('a shop without a raffle to sell reports the seller it asks for', async () => {
  const { wrong } = await check({});
  expect(wrong).toEqual([expect.stringContaining(`ADMIN_SELLER_ID ${demo.sellerId} may be`)]);
});

test('an admin API that refuses to list is quoted, with the seller asked for', async () => {
  const { wrong } = await check({ ADMIN_SELLER_ID: '' });
  expect(wrong).toEqual([
    expect.stringMatching(/lists no raffles without ADMIN_SELLER_ID \(403, No tiene permiso/),
  ]);
});

test('correct settings are reported: admin API and its generation, a raffle, pictures, folder', async () => {
  ({ rifid } = await demo.control.createRaffle({ name: 'Moto nueva', tickets: 3 }));
  const { right, wrong } = await check({});
  expect(wrong).toEqual([]);
  expect(right).toEqual([
    'All settings have valid values',
    expect.stringMatching(/^CONTENT_DIR: (the user|el usuario) \S+ can read all of it$/),
    'ADMIN_API_URL: answers, second generation; "Moto nueva" can be read',
    'ADMIN_API_TOKEN: the sales route of the shop can be read',
    'All logos and pictures can be read',
    expect.stringContaining('WHATSAPP_API_URL is not set'),
    expect.stringContaining('REDIS_URL is not set'),
    expect.stringContaining('for trying'),
    expect.stringContaining('can store receipts'),
    'Pictures and receipts can be converted',
    expect.stringContaining('Buyers are not told by push: neither REDIS_URL nor'),
  ]);
});

test('unusable data of the owner are reported, raffle by raffle', async () => {
  const odd = await demo.control.createRaffle({
    name: 'Moto usada',
    metodos: [
      { name: 'Zelle', tasa: 1 },
      { name: 'Pago Móvil', tasa: '1.050' },
      { name: 'Binance', tasa: 1, cuenta: '0'.repeat(501) },
    ],
    fecha: '25/13/2026',
    override: { monto: 'Bs 40', botones: [{ qty: 5, monto: '1,050' }] },
  });
  const { wrong } = await check({});
  expect(wrong).toEqual([
    'ADMIN_API_URL: "Moto usada": its price "Bs 40" cannot be read as a number: it is not sold',
    'ADMIN_API_URL: "Moto usada": its draw date "25/13/2026" cannot be read: it is shown without one',
    'ADMIN_API_URL: "Moto usada": the rate "1.050" of Pago Móvil could be two numbers: the method is not offered',
    'ADMIN_API_URL: "Moto usada": the account or description of Binance is too long to show whole: the method is not offered',
    'ADMIN_API_URL: "Moto usada": the price "1,050" of its pack of "5" could be two numbers: it is not sold',
  ]);
  await demo.control.changeRaffle(odd.rifid, { abierta: false });
});

test('a date without a readable hour is reported, also of a prize', async () => {
  const odd = await demo.control.createRaffle({
    name: 'Moto usada',
    fecha: '11/12/2031 a las 8',
    override: {
      premios: [
        { name: 'Casco', fecha: '31/02/2031' },
        { name: 'Guantes', fecha: '10/12/2031 8' },
      ],
    },
  });
  expect((await check({})).wrong).toEqual([
    'ADMIN_API_URL: "Moto usada": the hour of its draw date "11/12/2031 a las 8" cannot be read: the day is shown without one',
    'ADMIN_API_URL: "Moto usada": the date "31/02/2031" of its prize "Casco" cannot be read: it is shown without one',
    'ADMIN_API_URL: "Moto usada": the hour of the date "10/12/2031 8" of its prize "Guantes" cannot be read: the day is shown without one',
  ]);
  await demo.control.changeRaffle(odd.rifid, { abierta: false });
});

test.each([
  [{}, 1],
  [{ ADMIN_DATES_AT_MIDNIGHT_UTC: 'instant' }, 0],
  [{ ADMIN_DATES_AT_MIDNIGHT_UTC: 'day' }, 0],
])('with every draw at midnight UTC and %j, %i questions are asked', async (setting, asked) => {
  await demo.control.changeRaffle(rifid, { fecha: '2031-12-11T00:00:00.000Z' });
  const { wrong } = await check(setting);
  expect(wrong.filter((text) => text.includes('midnight UTC'))).toHaveLength(asked);
  const other = await demo.control.createRaffle({ fecha: '2031-12-11T01:00:00.000Z' });
  expect((await check({})).wrong).toEqual([]);
  await demo.control.changeRaffle(other.rifid, { abierta: false });
});

test('no question is asked when every draw is at eight in the evening in Caracas', async () => {
  await demo.control.changeRaffle(rifid, { fecha: '2031-12-10 20:00' });
  expect((await check({})).wrong).toEqual([]);
});

test('a picture of a raffle is tried', async () => {
  const covered = await demo.control.createRaffle({ name: 'Moto nueva', portada: 'moto.jpg' });
  const { wrong } = await check({});
  await demo.control.changeRaffle(covered.rifid, { abierta: false });
  expect(wrong).toEqual([
    `ADMIN_UPLOADS_URL: ${demo.apiUrl}/uploads/portada/moto.jpg, the cover of a raffle, is not a picture that can be read`,
  ]);
});

test('a token that the first generation does not take is reported', async () => {
  const first = await startDemoApi({ generation: 1 });
  await first.control.createRaffle({ name: 'Moto nueva' });
  const setting = { ADMIN_API_URL: first.apiUrl, ADMIN_SELLER_ID: first.sellerId };
  const taken = await check({ ...setting, ADMIN_API_TOKEN: first.token });
  jest.resetModules();
  const refused = await check({ ...setting, ADMIN_API_TOKEN: 'wrong' });
  await first.stop();
  expect(taken.wrong).toEqual([]);
  expect(refused.wrong).toEqual([
    expect.stringContaining('ADMIN_API_TOKEN: the admin API shows no sales route'),
  ]);
});

test('mistakes that only asking shows are reported all at once', async () => {
  const logos = '  logo: /brand/broken.png\n  logob: https://127.0.0.1:9/logo.svg\n';
  writeFileSync(path.join(folder, 'shop.yaml'), NAMED + logos);
  const { wrong } = await check({
    ADMIN_API_URL: 'http://127.0.0.1:9/api',
    WHATSAPP_API_URL: 'http://127.0.0.1:9',
    WHATSAPP_SESSION_ID: 'x',
    WHATSAPP_SELLER_NUMBER: '584141234567',
    REDIS_URL: 'redis://127.0.0.1:9',
    TICKET_SECRET: 'of-this-test-and-of-nobody-else-at-all',
    SITE_URL: 'https://127.0.0.1:9',
    TRUSTED_PROXY: '127.0.0.1',
  });
  writeFileSync(path.join(folder, 'shop.yaml'), NAMED);
  expect(wrong).toEqual([
    expect.stringContaining('did you mean TRUSTED_PROXIES?'),
    expect.stringMatching(/^ADMIN_API_URL: http:\/\/127\.0\.0\.1:9\/api /),
    expect.stringMatching(/^profile.logo: .*broken\.png is not a picture$/),
    expect.stringContaining(
      'profile.logob: https://127.0.0.1:9/logo.svg does not answer with a picture',
    ),
    expect.stringContaining('WHATSAPP_API_URL: http://127.0.0.1:9 does not answer'),
    'REDIS_URL: Redis does not answer',
    expect.stringContaining('SITE_URL: https://127.0.0.1:9 does not answer with TLS'),
    expect.stringContaining('TRUSTED_PROXIES is not set'),
  ]);
});

test('files that only root can read are reported to root, who runs the check', async () => {
  const isRoot = process.geteuid?.() === 0;
  chmodSync(path.join(folder, 'shop.yaml'), 0o600);
  const { wrong } = await check({});
  chmodSync(path.join(folder, 'shop.yaml'), 0o644);
  const sentence = expect.stringMatching(/^CONTENT_DIR: only root can read \S+shop\.yaml, and/);
  expect(wrong).toEqual(isRoot ? [sentence] : []);
});

test('wrong settings are reported without asking anybody', async () => {
  const { right, wrong } = await check({ ADMIN_API_URL: 'https://admin.example.com', PORT: 'x' });
  expect(right).toEqual([]);
  expect(wrong).toEqual([
    expect.stringContaining('ADMIN_API_URL must have /api in it'),
    expect.stringContaining('PORT must be a number'),
  ]);
});
