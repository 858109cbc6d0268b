import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER, FILE_TREES, PACKED_FOLDER } from '../http/files/file-trees';
import { readStaticFiles, styleIn } from '../http/files/static-files';
import { NO_TICKET } from '../http/front';
import { startBuiltShop, type BuiltShop } from '../testing/built-shop';
import { KNOWN_CONTRACT } from '../next-seam/page-contract';
import { checkStart } from '../next-seam/start-check';
import { createTransformHtml, type StyleOf } from '../next-seam/transform-html';

const PATHS = [NO_TICKET.path, '/contact'];

let shop: BuiltShop;
let styleOf: StyleOf;

beforeAll(async () => {
  shop = await startBuiltShop();
  styleOf = styleIn(await readStaticFiles(FILE_TREES, PACKED_FOLDER));
}, 60_000);

afterAll(() => shop.stop());

async function pageAt(address: string) {
  const answer = await fetch(shop.origin + address);
  const source = await answer.text();
  return {
    headers: answer.headers,
    source,
    ...createTransformHtml(KNOWN_CONTRACT, styleOf)(source),
  };
}

test.each(PATHS)('inline scripts: all of %s are calls that are known', async (address) => {
  const { refused, scriptSources } = await pageAt(address);
  expect(refused).toEqual([]);
  expect(scriptSources.length).toBeGreaterThan(3);
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

test('missing page: its marker is found, and on no other page', async () => {
  const [missing, other] = await Promise.all(PATHS.map(pageAt));
  expect(missing?.status).toBe(404);
  expect(other?.status).toBeNull();
});

test('start check: a start finds nothing changed', async () => {
  const { source } = await pageAt(NO_TICKET.path);
  expect(checkStart(source, styleOf).changes).toEqual([]);
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

test('headers: Next says where a page comes from', async () => {
  await pageAt('/contact');
  const { headers } = await pageAt('/contact');
  expect(headers.get('x-nextjs-cache')).toBe('HIT');
});
