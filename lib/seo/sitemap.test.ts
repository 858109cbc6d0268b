import { sitemapXml } from './sitemap';

test('each raffle is listed with its cover, and the signs of XML in an address are escaped', () => {
  const xml = sitemapXml([
    { id: '1'.repeat(24), cover: "/uploads/portada/a&b'c.jpg?x=1&y=2" },
    { id: '2'.repeat(24), cover: null },
  ]);
  const [first, second] = xml.split('<url>').slice(-2);
  expect(first).toContain(
    '<image:loc>https://rifas.example.com/uploads/portada/a&#38;b&#39;c.jpg?x=1&#38;y=2</image:loc>',
  );
  expect(second).toMatch(
    /^<loc>https:\/\/rifas\.example\.com\/rifa\/2{24}<\/loc><\/url>\n<\/urlset>/,
  );
});
