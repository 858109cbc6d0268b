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
  answered([result], true);
});

const at = (...page: string[]) => ({ params: Promise.resolve({ page }) });

test('a page beyond the last is missing; the first page and an unreadable one never are', async () => {
  answered([]);
  const missing = { robots: { index: false }, other: { 'x-status': '404' } };
  expect(await generateMetadata(at('3'))).toMatchObject(missing);
  expect(await generateMetadata(at())).toMatchObject({ robots: { index: true } });
  jest.mocked(readPastResults).mockResolvedValue({ ok: false, reason: 'timeout' });
  expect(await generateMetadata(at('3'))).toMatchObject({ robots: { index: true } });
});

test('a page that is only remembered says since when', async () => {
  const value = { results: [result], hasMore: false };
  const staleSince = '2026-01-01T01:00:00.000Z';
  jest.mocked(readPastResults).mockResolvedValue({ ok: true, value, staleSince });
  render(await Page(at()));
  expect(screen.getByText(/^Ahora no podemos comunicarnos/)).toBeTruthy();
});
