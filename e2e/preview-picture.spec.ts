import sharp from 'sharp';
import { AGENTS } from './previews/agents.mjs';
import { fetchAs } from './previews/fetch-as.mjs';
import { readHead } from './previews/read-head.mjs';
import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';

const [crawler = { name: 'none', agent: '' }] = AGENTS;

async function cardOf(rifid: string): Promise<string> {
  const { body } = await fetchAs(`${shopUrl}/rifa/${rifid}`, crawler);
  return readHead(body).tags.find(({ name }) => name === 'og:image')?.content ?? '';
}

test('HEAD says what GET brings, a range brings a part, a known one brings nothing @seo', async ({
  request,
  createRaffle,
}) => {
  const address = await cardOf((await createRaffle({ portada: null })).rifid);
  const whole = await request.get(address);
  const bytes = await whole.body();
  const head = await request.head(address);
  expect(head.status()).toBe(200);
  expect(head.headers()['content-length']).toBe(String(bytes.length));
  expect(head.headers()['content-type']).toBe('image/jpeg');
  const part = await request.get(address, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 100-199/${bytes.length}`);
  expect(await part.body()).toEqual(bytes.subarray(100, 200));
  const etag = whole.headers().etag ?? '';
  const known = await request.get(address, { headers: { 'if-none-match': etag } });
  expect(known.status()).toBe(304);
  const outside = await request.get(address, { headers: { range: 'bytes=9999999-' } });
  expect(outside.status()).toBe(416);
});

test('300 crawlers at once get one card, made once @seo', async ({ admin, createRaffle }) => {
  const cover = sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#146c43' },
  });
  const file = `crowd-${crypto.randomUUID()}.png`;
  await admin.putImage('portada', file, new Uint8Array(await cover.png().toBuffer()));
  const address = await cardOf((await createRaffle({ portada: file })).rifid);
  const answers = await Promise.all(Array.from({ length: 300 }, () => fetchAs(address, crawler)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(await admin.requests(file)).toHaveLength(1);
});

test('a card once made stays while the admin API is down @seo', async ({ admin, createRaffle }) => {
  const { rifid } = await createRaffle({ portada: null });
  const address = await cardOf(rifid);
  const made = await fetchAs(address, crawler);
  const fault = await admin.addFault({
    path: `/api/rifas/${rifid}`,
    kind: 'status',
    status: 500,
    times: 0,
  });
  const again = await fetchAs(address, crawler);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(made.body);
  await admin.removeFault(fault);
});
