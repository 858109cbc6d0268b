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

test('HEAD says what GET brings, a known one brings nothing @seo', async ({
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
  const etag = whole.headers().etag ?? '';
  const known = await request.get(address, { headers: { 'if-none-match': etag } });
  expect(known.status()).toBe(304);
});
