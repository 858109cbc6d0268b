import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER, FILE_TREES, PACKED_FOLDER } from '../http/files/file-trees';
import { readStaticFiles, styleIn } from '../http/files/static-files';
import { NO_TICKET } from '../http/front';
import { startShopInstance, type ShopInstance } from '../../lib/testing/shop-instance';
import { ROUTER_HEADERS, ROUTER_SEARCH } from '../next-seam/next-http';
import { newNonce, nonceHeader } from '../next-seam/nonce-scripts';
import { createTransformHtml, type StyleOf } from '../document/transform-html';

const PATHS = [NO_TICKET.path, '/contact'];

let shop: ShopInstance;
let styleOf: StyleOf;

beforeAll(async () => {
  shop = await startShopInstance();
  styleOf = styleIn(await readStaticFiles(FILE_TREES, PACKED_FOLDER));
}, 60_000);

afterAll(() => shop.stop());

async function pageAt(address: string) {
  const nonce = newNonce();
  const answer = await fetch(shop.origin + address, { headers: nonceHeader(nonce) });
  const source = await answer.text();
  return { source, nonce, ...createTransformHtml(styleOf)(source, { nonce }) };
}

test.each(PATHS)(
  'inline scripts: all of %s carry the nonce, and nothing keeps it',
  async (address) => {
    const { refused, scriptSources, html, nonce } = await pageAt(address);
    expect(refused).toEqual([]);
    expect(scriptSources.length).toBeGreaterThan(2);
    expect(html).not.toContain(nonce);
  },
);

test.each(PATHS)('a page is the same each time it is made: %s', async (address) => {
  const [one, other] = [await pageAt(address), await pageAt(address)];
  expect(one.html).toBe(other.html);
  expect(one.scriptSources).toEqual(other.scriptSources);
});

test.each(PATHS)('head script: the scripts of %s are those it asks for again', async (address) => {
  const { html } = await pageAt(address);
  const [before = ''] = html.split('src="/_next/static/');
  expect(before).toContain('storefront:ready');
});

test.each(PATHS)('styles: all of %s come inside it', async (address) => {
  const { html } = await pageAt(address);
  const links = html.match(/<link\b[^>]*\srel="stylesheet"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.startsWith('<link disabled=""'))).toEqual([]);
});

test('main picture: the logo of /contact is asked for before its scripts', async () => {
  const { html } = await pageAt('/contact');
  const [head = ''] = html.split('</head>');
  const logos = [...head.matchAll(/<link rel="preload" as="image" href="\/brand\/logo/g)];
  expect(logos).toHaveLength(2);
  expect(logos[1]?.index).toBeLessThan(head.indexOf('<script src'));
});

test('missing page: its marker is found, and on no other page', async () => {
  const [missing, other] = await Promise.all(PATHS.map(pageAt));
  expect(missing?.status).toBe(404);
  expect(other?.status).toBeNull();
});

test('compile hints: the scripts that each page asks for first are marked', async () => {
  const manifest = await readFile(path.join(BUILD_FOLDER, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  const { source } = await pageAt('/contact');
  expect(rootMainFiles.length).toBeGreaterThan(0);
  for (const file of rootMainFiles) {
    expect(source).toContain(`/_next/${file}"`);
    expect(await readFile(path.join(BUILD_FOLDER, file), 'utf8')).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});

const freshness = readFileSync('docs/freshness.md', 'utf8');
const [, oldest] = /; (\d+) s; without limit while the admin API is down/.exec(freshness) ?? [];
const SHARED = `s-maxage=5, stale-while-revalidate=${Number(oldest) - 5}, stale-if-error=604800`;

test.each([
  ['/home', SHARED],
  [`/rifa/${'8'.repeat(24)}`, SHARED],
  ['/boleto/x', expect.stringMatching(/no-store/)],
])('headers: how long %s may be held, the answer says', async (address, said) => {
  const { headers } = await fetch(shop.origin + address);
  expect(headers.get('cache-control')).toEqual(said);
});

test("headers: a page for Next's router is the same for every visitor", async () => {
  const answer = await fetch(`${shop.origin}/contact${ROUTER_SEARCH}`, { headers: ROUTER_HEADERS });
  expect(answer.headers.get('content-type')).toBe('text/x-component');
  expect(answer.headers.get('cache-control')).toMatch(/^s-maxage=/);
});
