import { AGENTS } from './previews/agents.mjs';
import { fetchAs } from './previews/fetch-as.mjs';
import { readHead } from './previews/read-head.mjs';
import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';
import { revalidate } from './support/revalidate';

const [crawler = { name: 'none', agent: '' }] = AGENTS;

test('the sitemap is XML with every raffle, open and finished, whatever its pictures are called @seo', async ({
  page,
  request,
  createRaffle,
}) => {
  const open = await createRaffle({ portada: 'a&b <c>.jpg', img: ["d'e.jpg"] });
  const finished = await createRaffle({ abierta: false });
  await revalidate(request);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const { problem, places } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const named = [...parsed.getElementsByTagNameNS('*', 'loc')].map((node) => node.textContent);
    return { problem: parsed.querySelector('parsererror')?.textContent, places: named };
  }, xml);
  expect(problem).toBeUndefined();
  expect(places).toEqual(
    expect.arrayContaining([
      `${shopUrl}/home`,
      `${shopUrl}/resultados`,
      `${shopUrl}/rifa/${open.rifid}`,
      `${shopUrl}/rifa/${finished.rifid}`,
      `${shopUrl}/uploads/portada/${encodeURIComponent('a&b <c>.jpg')}`,
    ]),
  );
});

test('every page of the sitemap is there, is its own canonical address and may be indexed @seo', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const pages = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(pages.length).toBeGreaterThan(2);
  const seeded = pages.filter(
    (address) => !address.includes('/rifa/') || address.includes('/65a1f'),
  );
  expect(seeded.filter((address) => address.includes('/rifa/')).length).toBeGreaterThan(2);
  for (const address of seeded) {
    const { status, body } = await fetchAs(address, crawler);
    expect(status, address).toBe(200);
    const { tags } = readHead(body);
    expect(tags.find(({ name }) => name === 'canonical')?.content).toBe(address);
    expect(tags.find(({ name }) => name === 'robots')?.content, address).toMatch(/^index, follow/);
  }
});

test('structured data can be read and closes no script early @seo', async ({
  request,
  createRaffle,
}) => {
  const name = 'Moto &lt;/script&gt; <b>nueva</b> "0 km"';
  const { rifid } = await createRaffle({ name });
  const blocksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const found = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    return [...found].map(([, json = '']): unknown => JSON.parse(json));
  };
  expect(await blocksOf(`/rifa/${rifid}`)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${shopUrl}/home` },
        { '@type': 'ListItem', position: 2, name: 'Moto </script> nueva "0 km"' },
      ],
    },
  ]);
  expect(JSON.stringify(await blocksOf('/home'))).toMatch(/"Organization".*"WebSite"/);
});
