import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetch } from 'undici';
import type * as Undici from 'undici';
import type * as Env from '@/lib/platform/env';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { makeShop, type Given } from './checks.test-kit';
import { collect } from './finding';
import { fullCheck } from './run-checks';
import { siteFindings } from './site-checks';

// Each test has settings of its own.
jest.mock('@/lib/platform/env', () => {
  const env = jest.requireActual<typeof Env>('@/lib/platform/env');
  return { ...env, environment: () => env.parseEnvironment(process.env) };
});
jest.mock('undici', () => {
  const undici = jest.requireActual<typeof Undici>('undici');
  return { ...undici, fetch: jest.fn(undici.fetch) };
});

let demo: DemoApi;
let rifid: string;
const before = { ...process.env };
const servers: Server[] = [];

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
});
afterAll(() => demo.stop());

afterEach(() => {
  process.env = { ...before };
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Of all shops of these tests, which stay on this machine. */
const NOT_YET_OPEN = /^Nadie puede abrir la dirección de tu tienda/;

/** What `npm run check` says of this shop, with the demo's admin API unless another is given. */
async function check({ settings, ...given }: Given = {}) {
  const ours = {
    ADMIN_API_URL: demo.apiUrl,
    ADMIN_API_TOKEN: demo.token,
    ADMIN_SELLER_ID: demo.sellerId,
    SITE_URL: 'http://localhost',
  };
  const shop = makeShop({ ...given, settings: { ...ours, ...settings } });
  try {
    Object.assign(process.env, shop.variables);
    for (const name of ['PORT', 'DATA_DIR'] as const)
      if (!shop.variables[name]) delete process.env[name];
    const found = await fullCheck(process.env);
    const wrong = found.filter(({ mark, text }) => mark === 'MAL' && !NOT_YET_OPEN.test(text));
    return wrong.map(({ text }) => text.replaceAll(shop.folder, ''));
  } finally {
    shop.remove();
  }
}

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };

const answering =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, res) =>
    void res.writeHead(status, headers).end('{"ok":true,"rifas":[]}');

const answerWithSlowClock: RequestListener = (req, res) =>
  answering(200, { ...JSON_TYPE, date: new Date(Date.now() - 7 * 60_000).toUTCString() })(req, res);

// First: a route once read is remembered.
test('a token that the first generation does not take is told', async () => {
  const first = await startDemoApi({ generation: 1 });
  await first.control.createRaffle({ name: 'Moto nueva' });
  const settings = { ADMIN_API_URL: first.apiUrl, ADMIN_SELLER_ID: first.sellerId };
  const wrong = await check({ settings: { ...settings, ADMIN_API_TOKEN: 'revoked' } });
  await first.stop();
  expect(wrong).toEqual([expect.stringContaining('el token está mal o vencido')]);
});

test('a shop without a raffle to sell is told of its seller', async () => {
  expect(await check()).toEqual([
    expect.stringContaining('no tiene rifas abiertas con tu código de vendedor (ADMIN_SELLER_ID)'),
  ]);
  expect(await check({ settings: { ADMIN_SELLER_ID: '' } })).toEqual([
    expect.stringMatching(/no muestra rifas sin código.*403, No tiene permiso/),
  ]);
});

test('of a shop with which nothing is wrong, with a token or where none is wanted, nothing is told', async () => {
  ({ rifid } = await demo.control.createRaffle({ name: 'Moto nueva', tickets: 3 }));
  expect(await check()).toEqual([]);
  expect(await check({ settings: { ADMIN_API_TOKEN: '' } })).toEqual([]);
});

test('what cannot be read of a raffle is told, value by value', async () => {
  const odd = await demo.control.createRaffle({
    name: 'Moto usada',
    metodos: [
      { name: 'Zelle', tasa: 1 },
      { name: 'Pago Móvil', tasa: '1.050' },
      { name: 'Binance', tasa: 1, cuenta: '0'.repeat(501) },
    ],
    fecha: '11/12/2031',
    portada: 'moto.jpg',
    override: {
      monto: 'Bs 40',
      botones: [{ qty: 5, monto: '1,050' }],
      premios: [{ name: 'Casco', fecha: '31/02/2031' }],
    },
  });
  const wrong = await check();
  await demo.control.changeRaffle(odd.rifid, { abierta: false });
  const values = [
    'el precio "Bs 40" no se entiende (escribe 1050 o 1050,50): no se vende',
    'la fecha "11/12/2031" del sorteo no se entiende: sale sin fecha',
    'la fecha "31/02/2031" del premio "Casco" no se entiende: sale sin fecha',
    'la tasa "1.050" de Pago Móvil no se entiende (escribe 1050 o 1050,50): ese método no se ofrece',
    'la cuenta o la descripción de Binance es muy larga',
    'el precio "1,050" de su combo de "5" no se entiende',
    `La foto de una rifa no se puede ver: ${demo.apiUrl}/uploads/portada/moto.jpg`,
  ];
  expect(wrong).toHaveLength(values.length);
  for (const value of values) expect(wrong).toContainEqual(expect.stringContaining(value));
});

test.each([
  [{}, 1],
  [{ ADMIN_DATES_AT_MIDNIGHT_UTC: 'instant' }, 0],
  [{ ADMIN_DATES_AT_MIDNIGHT_UTC: 'day' }, 0],
])(
  'with every draw at midnight UTC and %j the owner is asked %i times',
  async (settings, times) => {
    await demo.control.changeRaffle(rifid, { fecha: '2031-12-11T00:00:00.000Z' });
    const wrong = await check({ settings });
    await demo.control.changeRaffle(rifid, { fecha: '2031-12-10T20:00:00-04:00' });
    expect(wrong.filter((text) => text.includes('medianoche UTC'))).toHaveLength(times);
  },
);

test.each<[what: string, answer: RequestListener, sentence: string]>([
  ['a move', answering(301, { location: 'https://new.example/' }), 'escribe https://new.example/'],
  ['a login', answering(401), 'pide usuario y clave (401)'],
  [
    'a parking page',
    answering(200, HTML_TYPE),
    'la de espera del dominio (parking, text/html, 200)',
  ],
  ['another path', answering(404, JSON_TYPE), 'no tiene nada en esa dirección (404)'],
  ['a proxy that finds nobody', answering(502, HTML_TYPE), 'falla por dentro'],
  ['a cut', (_, res) => void res.destroy(), 'corta la conexión (UND_ERR_SOCKET)'],
  ['a slow clock', answerWithSlowClock, 'va 7 minutos adelante del de tu administración'],
])('an admin API that answers with %s is told in its own words', async (_, answer, sentence) => {
  const port = await listen(createServer(answer));
  const wrong = await check({ settings: { ADMIN_API_URL: `http://127.0.0.1:${port}/api` } });
  expect(wrong).toContainEqual(expect.stringContaining(sentence));
});

test.each<[status: number, headers: Record<string, string>, wrong: number]>([
  [404, HTML_TYPE, 0],
  [200, JSON_TYPE, 0],
  [200, HTML_TYPE, 1],
  [302, { location: '/login' }, 1],
  [503, {}, 1],
])('a messaging service that answers %i with %j has %i faults', async (status, headers, faults) => {
  const port = await listen(createServer(answering(status, headers)));
  const wrong = await check({
    settings: {
      WHATSAPP_API_URL: `http://127.0.0.1:${port}`,
      WHATSAPP_SESSION_ID: 'x',
      WHATSAPP_SELLER_NUMBER: '584147654321',
    },
  });
  expect(wrong).toHaveLength(faults);
  for (const sentence of wrong) expect(sentence).toMatch(/^La mensajería, .*\(WHATSAPP_API_URL\)$/);
});

test('a site without TLS is told as an admin API would be', async () => {
  const SITE_URL = `https://127.0.0.1:${await listen(createServer(answering(200)))}`;
  const wrong = await check({ settings: { SITE_URL, TRUSTED_PROXIES: '10.0.0.1' } });
  expect(wrong).toEqual([expect.stringContaining('no usa candado')]);
});

test.each<[answer: object, sentence: string]>([
  [
    new Response('', { headers: HTML_TYPE }),
    'contesta con otra cosa, como la página de otro sitio',
  ],
  [{ cause: { code: 'ENOTFOUND' } }, 'un dominio que no existe'],
  [{ cause: { code: 'EAI_AGAIN' } }, 'un dominio que no existe'],
  [{ cause: { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' } }, 'que nadie conocido firmó'],
  [{ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }, 'un certificado que nadie conocido firmó'],
  [{ cause: { code: 'CERT_HAS_EXPIRED' } }, 'un certificado vencido'],
  [{ cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } }, 'un certificado para otro nombre'],
  [{ cause: { errors: [{ code: 'ENETUNREACH' }] } }, 'no se alcanza desde esta máquina'],
  [{ name: 'TimeoutError' }, 'no contesta en 5 segundos'],
])('a shop that visitors reach with %j is told in its own words', async (answer, sentence) => {
  Object.assign(process.env, { ADMIN_API_URL: demo.apiUrl, SITE_URL: 'https://rifas.turpial.com' });
  process.env.TRUSTED_PROXIES = '10.0.0.1';
  const asked = jest.mocked(fetch);
  if (answer instanceof Response) asked.mockResolvedValueOnce(answer as never);
  else asked.mockRejectedValueOnce(Object.assign(new Error(), answer));
  const [finding] = await collect(siteFindings());
  expect(finding?.text).toMatch(/^Tu tienda, https:\/\/rifas\.turpial\.com, .*\(SITE_URL\)$/);
  expect(finding?.text).toContain(sentence);
});

test('what only asking shows is told all at once', async () => {
  const wrong = await check({
    settings: { ADMIN_API_URL: 'http://127.0.0.1:59999/api', SITE_URL: 'https://127.0.0.1:59999' },
    profile: { logo: '/brand/broken.png' },
    files: { 'brand/broken.png': 'no picture at all' },
  });
  const sentences = [
    '/brand/broken.png: La imagen no se puede leer',
    'Tu administración, http://127.0.0.1:59999/api, no está encendida',
    'Tu tienda, https://127.0.0.1:59999, no está encendida',
    'todas las visitas cuentan como una sola',
  ];
  expect(wrong).toHaveLength(sentences.length);
  for (const sentence of sentences) expect(wrong).toContainEqual(expect.stringContaining(sentence));
});

const DARK_LETTERS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" width="90" height="40"><path d="M9 35V5H29V35Z"/></svg>';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

test.each<[file: string, content: string | Buffer, sentence: string]>([
  ['brand/logo.svg', '', '/brand/logo.svg: La imagen no se puede leer'],
  ['brand/favicon.ico', '', '/brand/favicon.ico: La imagen no se puede leer'],
  ['brand/icon-512.png', '', '/brand/icon-512.png: La imagen no se'],
  ['brand/logo-white.svg', DARK_LETTERS.replace('<path', '<path fill="#c81e3d"'), 'sobre #a00020'],
  ['pictures/moto.jpg', '', '/pictures/moto.jpg: La imagen no se'],
  ['brand/logo.svg', Buffer.alloc(6 * 1024 * 1024), 'pesa 6.0 MB, que baja cada visita'],
  ['brand/logo.svg', SCRIPT, 'un programa (script)'],
  ['brand/logo-white.svg', DARK_LETTERS, '/brand/logo-white.svg: La imagen no se ve sobre #0b1416'],
])('of the picture %s is said what is wrong', async (file, content, sentence) => {
  const dark = { page: '#0b1416', sunk: '#0e191c', text: '#eef2ee', deep: '#a00020' };
  const colours = JSON.stringify({ light: { ...dark, page: '#ffffff' }, dark });
  const picture = readFileSync('public/brand/icon-192.png');
  const wrong = await check({
    settings: { BRAND_COLOURS: colours },
    words: { deliveries: [{ picture: 'moto.jpg', caption: 'Moto' }] },
    files: { 'pictures/moto.jpg': picture, [file]: content },
  });
  expect(wrong).toEqual([expect.stringContaining(sentence)]);
});
