import { readAllRaffles } from '@/lib/admin-api/all-raffles';
import type { ListedRaffle } from '@/lib/raffle/types';
import { GET as getWhole } from '../sitemap.xml/route';
import { GET } from './[part]/route';

jest.mock('@/lib/admin-api/all-raffles', () => ({ readAllRaffles: jest.fn() }));

const SHOP = 'https://rifas.example.com';

const raffles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(24, '0'),
    cover: null,
    gallery: [],
    changedAt: null,
  })) as unknown as ListedRaffle[];

const answered = (value: ListedRaffle[], staleSince?: string) =>
  jest.mocked(readAllRaffles).mockResolvedValue({ ok: true, value, staleSince } as never);

beforeEach(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = SHOP;
  answered(raffles(2));
});

const whole = (headers: HeadersInit = {}) => getWhole(new Request(SHOP, { headers }));
const partOf = (part: string) => GET(new Request(SHOP), { params: Promise.resolve({ part }) });

test('pages and raffles are listed as XML that may be kept for five minutes', async () => {
  const answer = await whole();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, place]) => place);
  const paths = ['home', 'contact', 'resultados', 'terminos', 'privacidad'];
  const ids = raffles(2).map(({ id }) => `rifa/${id}`);
  expect(listed).toEqual([...paths, ...ids].map((path) => `${SHOP}/${path}`));
});

test('a known list is not sent again, and a changed one is', async () => {
  const etag = (await whole()).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await whole({ 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  answered(raffles(3));
  expect((await whole({ 'if-none-match': etag })).status).toBe(200);
});

test('the sitemap fails while the admin API is away, instead of listing no raffle', async () => {
  jest.mocked(readAllRaffles).mockResolvedValue({ ok: false } as never);
  for (const answer of [await whole(), await partOf('1.xml')]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('an old list is sent, and no cache stores it', async () => {
  answered(raffles(1), '2026-11-26T10:00:00.000Z');
  const answer = await whole();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test.each(['0.xml', '01.xml', '100.xml', '1', '1.xml.gz', '-1.xml', 'x.xml', '2.xml'])(
  'there is no part %s of two raffles',
  async (part) => {
    expect((await partOf(part)).status).toBe(404);
  },
);

test('the second part goes on where the first ended', async () => {
  answered(raffles(1001));
  const first = await (await partOf('1.xml')).text();
  const second = await (await partOf('2.xml')).text();
  expect(first.match(/\/rifa\//g)).toHaveLength(1000);
  expect(second.match(/<loc>/g)).toHaveLength(1);
  expect(second).toContain(`/rifa/${'1000'.padStart(24, '0')}`);
});
