import type { ListedRaffle } from '@/lib/raffle/types';
import { RAFFLES_A_SITEMAP, sitemapPart, sitemapXml } from './sitemap';

function raffle(own: Partial<ListedRaffle>): ListedRaffle {
  return { id: 'a'.repeat(24), cover: null, gallery: [], changedAt: null, ...own };
}

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
});

test('the signs of XML in an address are escaped', () => {
  const xml = sitemapXml([raffle({ cover: "/uploads/portada/a&b'c.jpg?x=1&y=2" })]);
  expect(xml).toContain(
    '<image:loc>https://rifas.example.com/uploads/portada/a&amp;b&apos;c.jpg?x=1&amp;y=2</image:loc>',
  );
  expect(xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
});

test('a date is listed only when the shop knows of a change', () => {
  const xml = sitemapXml([
    raffle({ id: '1'.repeat(24), changedAt: '2026-11-20T10:00:00.000Z' }),
    raffle({ id: '2'.repeat(24), changedAt: null }),
  ]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-20T10:00:00.000Z']);
});

test('a picture that is cover and gallery is named once', () => {
  const cover = '/uploads/rifa/a.jpg';
  expect(sitemapXml([raffle({ cover, gallery: [cover] })]).match(/<image:loc>/g)).toHaveLength(1);
});

test('more raffles than fit into one sitemap are in several, each raffle once', () => {
  const raffles = Array.from({ length: 2 * RAFFLES_A_SITEMAP + 1 }, (_, index) =>
    raffle({ id: String(index).padStart(24, '0') }),
  );
  const places = (xml: string | null) => xml?.match(/<loc>[^<]*/g) ?? [];
  expect(places(sitemapXml(raffles))).toEqual(
    [1, 2, 3].map((part) => `<loc>https://rifas.example.com/sitemap/${part}.xml`),
  );
  const [first, ...others] = [1, 2, 3].map((part) => places(sitemapPart(raffles, part)));
  expect(first).toContain('<loc>https://rifas.example.com/home');
  expect(others.flat()).not.toContain('<loc>https://rifas.example.com/home');
  const all = [first ?? [], ...others].flat().filter((place) => place.includes('/rifa/'));
  expect(new Set(all).size).toBe(raffles.length);
  expect(all).toHaveLength(raffles.length);
  expect(sitemapPart(raffles, 4)).toBeNull();
});

test.each([
  [1000, '<urlset'],
  [1001, '<sitemapindex'],
])('%d raffles make a document that starts with %s', (count, root) => {
  expect(sitemapXml(Array<ListedRaffle>(count).fill(raffle({})))).toContain(root);
});

test('each raffle is listed, with its cover first and at most twenty pictures', () => {
  const gallery = Array.from({ length: 30 }, (_, index) => `/uploads/rifa/${index}.jpg`);
  const raffles = [
    raffle({ id: '1'.repeat(24), cover: '/uploads/portada/a.jpg', gallery }),
    raffle({ id: '2'.repeat(24) }),
  ];
  const [first = '', second = ''] = sitemapXml(raffles).split('<url>').slice(-2);
  expect(second).toMatch(/^<loc>https:\/\/rifas\.example\.com\/rifa\/2{24}<\/loc>/);
  const pictures = [...first.matchAll(/<image:loc>([^<]*)/g)].map(([, address]) => address);
  expect(pictures).toHaveLength(20);
  expect(pictures[0]).toBe('https://rifas.example.com/uploads/portada/a.jpg');
});
