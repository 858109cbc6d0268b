import { readAllRaffles, type ListedRaffle } from '@/lib/admin-api/all-raffles';
import { GET } from './route';

jest.mock('@/lib/admin-api/all-raffles', () => ({ readAllRaffles: jest.fn() }));

const SHOP = 'https://rifas.example.com';

const raffles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(24, '0'),
    cover: null,
  }));

const answered = (value: ListedRaffle[], staleSince?: string) =>
  jest.mocked(readAllRaffles).mockResolvedValue({ ok: true, value, staleSince } as never);

beforeEach(() => {
  answered(raffles(2));
});

test('pages and raffles are listed as XML that may be kept for five minutes', async () => {
  const answer = await GET();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, place]) => place);
  const paths = ['home', 'contact', 'resultados', 'terminos', 'privacidad'];
  const ids = raffles(2).map(({ id }) => `rifa/${id}`);
  expect(listed).toEqual([...paths, ...ids].map((path) => `${SHOP}/${path}`));
});

test('the sitemap fails while the admin API is away, instead of listing no raffle', async () => {
  jest.mocked(readAllRaffles).mockResolvedValue({ ok: false } as never);
  const answer = await GET();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an old list is sent, and no cache stores it', async () => {
  answered(raffles(1), '2026-11-26T10:00:00.000Z');
  const answer = await GET();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
