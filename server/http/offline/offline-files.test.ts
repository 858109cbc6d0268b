import { readFile } from 'node:fs/promises';
import { sheetColours } from '../../../lib/content/sheet-colours.mjs';
import type { Sendable } from '../../cache/sendable';
import { scriptHash } from '../../document/transform-html';
import { frontContent, setFrontContent } from '../front-content';
import { FILE_TREES } from '../files/file-trees';
import { readStaticFiles } from '../files/static-files';
import { readOfflineFiles } from './offline-files';
import { OFFLINE_STYLE } from './offline-page';

let files: Map<string, Sendable>;

const logo = (identity: Buffer, type: string): Sendable => ({
  status: 200,
  etag: '"a"',
  headers: { 'Content-Type': type },
  bodies: { identity },
});

beforeEach(async () => {
  files = await readStaticFiles(FILE_TREES.slice(1), null);
});

const shipped = frontContent();
const show = (profile: Partial<typeof shipped.profile>) =>
  setFrontContent({ ...shipped, profile: { ...shipped.profile, ...profile } });

afterEach(() => setFrontContent(shipped));

const read = async (hasWorker = true) => {
  const sent = await readOfflineFiles(files, { hasWorker });
  const text = (address: string) => sent.get(address)?.bodies.identity.toString() ?? '';
  return { sent, page: text('/offline.html'), worker: text('/sw.js') };
};

test('worker and page are revalidated each time, and have the right type', async () => {
  const { sent } = await read();
  expect(sent.get('/sw.js')?.headers).toEqual({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  expect(sent.get('/offline.html')?.headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Frame-Options': 'DENY',
  });
});

test('the page is whole in itself, and its policy lets its own script run alone', async () => {
  const { sent, page } = await read();
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
  const policy = String(sent.get('/offline.html')?.headers['Content-Security-Policy']);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${scriptHash(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(page).toContain('<title>Sin conexión con la tienda</title>');
  expect(page).not.toMatch(/<script[^>]+src|<link|https?:\/\/|src="\/|_next/);
});

test('name and logo are the owner’s, and another page is another worker', async () => {
  show({ logob: '/brand/logo-white.svg' });
  const before = await read();
  expect(before.page).toContain('src="data:image/svg+xml;base64,');
  show({ name: 'Rifas <Ana>', logob: '/brand/not-there.png' });
  const after = await read();
  expect(after.page).toContain('<header>Rifas &#60;Ana&#62;</header>');
  expect(after.worker).not.toBe(before.worker);
  expect(after.worker.replace(/\/\/ W.*/, '')).toBe(before.worker.replace(/\/\/ W.*/, ''));
});

test.each([
  ['logo.png', 'image/png', 'image/png', 20_000],
  ['logo.svg', 'image/svg+xml', 'image/svg+xml', 100],
  ['logo.svg', 'image/svg+xml; charset=utf-8', 'image/svg+xml', 100],
])('the logo %s of type %s is in the page as %s', async (name, type, told, length) => {
  show({ logob: `/brand/${name}` });
  const identity = Buffer.alloc(length, 7);
  files = new Map([[`/brand/${name}`, logo(identity, type)]]);
  expect((await read()).page).toContain(
    `<img src="data:${told};base64,${identity.toString('base64')}" alt="`,
  );
});

test('a logo that is worth more bytes than the page has its name instead', async () => {
  show({ name: 'Rifas Ana', logob: '/brand/large.png' });
  files = new Map([['/brand/large.png', logo(Buffer.alloc(20_001), 'image/png')]]);
  const { page } = await read();
  expect(page).toContain('<header>Rifas Ana</header>');
  expect(page).not.toContain('<img');
});

test('switched off there is no page, and a worker that removes itself', async () => {
  const { sent, worker } = await read(false);
  expect([...sent.keys()]).toEqual(['/sw.js']);
  expect(worker).toContain('unregister');
});

test('its colours are those of the shop', async () => {
  const sheet = await readFile('app/globals.css', 'utf8');
  const [shopLight, shopDark] = sheetColours(sheet);
  const [light = {}, dark = {}] = sheetColours(OFFLINE_STYLE);
  expect(Object.keys(light).length).toBeGreaterThan(1);
  expect(Object.keys(dark).length).toBeGreaterThan(1);
  expect(shopLight).toMatchObject(light);
  expect(shopDark).toMatchObject(dark);
});
