/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { readPastResults } from '@/lib/admin-api/past-results';
import type { PastResult } from '@/lib/raffle/result';
import Page, { generateMetadata } from './page';

jest.mock('@/lib/admin-api/past-results', () => ({ readPastResults: jest.fn() }));

const result = { id: 'a'.repeat(24), name: 'Moto', drawDate: null, cover: null, winner: null };

const answered = (results: PastResult[], hasMore = false) =>
  jest.mocked(readPastResults).mockResolvedValue({ ok: true, value: { results, hasMore } });

beforeEach(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
  answered([result], true);
});

const at = (...page: string[]) => ({ params: Promise.resolve({ page }) });

test.each([
  [[], 1, '/resultados'],
  [['2'], 2, '/resultados/2'],
  [['13'], 13, '/resultados/13'],
])('at %j page %d is read, and it is its own canonical address', async (segments, page, path) => {
  const { alternates } = await generateMetadata(at(...segments));
  expect(readPastResults).toHaveBeenLastCalledWith(page);
  expect(alternates?.canonical).toBe(`https://rifas.example.com${path}`);
});

test('a page beyond the last is missing; the first page and an unreadable one never are', async () => {
  answered([]);
  const missing = { robots: { index: false }, other: { 'x-status': '404' } };
  expect(await generateMetadata(at('3'))).toMatchObject(missing);
  expect(await generateMetadata(at())).toMatchObject({ robots: { index: true } });
  jest.mocked(readPastResults).mockResolvedValue({ ok: false });
  expect(await generateMetadata(at('3'))).toMatchObject({ robots: { index: true } });
});

test('the second page leads on to the third and back to the first', async () => {
  render(await Page(at('2')));
  const links = screen.getAllByRole('link', { name: /^(Más recientes|Anteriores)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/resultados', '/resultados/3']);
});

test('a page that is only remembered says since when', async () => {
  const value = { results: [result], hasMore: false };
  const staleSince = '2026-01-01T01:00:00.000Z';
  jest.mocked(readPastResults).mockResolvedValue({ ok: true, value, staleSince });
  render(await Page(at()));
  expect(screen.getByText(/^Ahora no podemos comunicarnos/)).toBeTruthy();
});

test('while the admin API is away the page offers to try again', async () => {
  jest.mocked(readPastResults).mockResolvedValue({ ok: false });
  render(await Page(at()));
  expect(screen.getByText('Intentar de nuevo')).toBeTruthy();
  expect(screen.queryByText(/^Todavía no hay resultados/)).toBeNull();
});
