import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPage, packPage, type PackedPage } from './pack-page';

const HTML = '<p>Número 007</p>'.repeat(500) + Array.from({ length: 500 }, (_, n) => n * n).join();
const MADE = { html: HTML, status: 404, policy: "default-src 'self'", sourceEtag: '"next"' };

function expectWhole({ bodies, size, ...page }: PackedPage): void {
  expect(page).toEqual({
    status: 404,
    policy: "default-src 'self'",
    sourceEtag: '"next"',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  });
  expect(bodies.identity.toString()).toBe(HTML);
  expect(gunzipSync(bodies.gzip).toString()).toBe(HTML);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(HTML);
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  expect(size).toBe(bytes + MADE.policy.length);
}

test('a page is packed in each way, with what it takes of memory', async () => {
  expectWhole(await packPage(MADE));
});

test('compressed it is the same page, smaller', async () => {
  const page = await packPage(MADE);
  const compressed = await compressPage(page);
  expectWhole(compressed);
  expect(compressed.etag).toBe(page.etag);
  expect(compressed.bodies.br.length).toBeLessThan(page.bodies.br.length);
});

test('other words have another name, the same words the same', async () => {
  const etagOf = async (html: string) => (await packPage({ ...MADE, html })).etag;
  expect(await etagOf(HTML)).toBe(await etagOf(HTML));
  expect(await etagOf(HTML)).not.toBe(await etagOf(`${HTML} `));
});
