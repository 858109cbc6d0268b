/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  exampleRaffle,
  manyRaffles,
  raffleId,
  soldCounts,
} from '@/components/shop/raffle-strip/example-raffle.test-kit';
import { learnRate, readCounts, readRaffles } from '@/lib/admin-api/page-reads';
import { readWinners } from '@/lib/admin-api/past-results';
import type { RaffleSummary } from '@/lib/raffle/types';
import Page from './page';

jest.mock('@/lib/admin-api/page-reads', () => ({
  learnRate: jest.fn(),
  readRaffles: jest.fn(),
  readCounts: jest.fn(),
}));
jest.mock('@/lib/admin-api/past-results', () => ({ readWinners: jest.fn() }));

type Lists = {
  open: RaffleSummary[] | null;
  finished: RaffleSummary[] | null;
  staleSince?: string;
};

beforeEach(() => {
  jest.mocked(readCounts).mockReset().mockResolvedValue({ ok: false, reason: 'timeout' });
  jest.mocked(readWinners).mockReset().mockResolvedValue(new Map());
});

async function open(lists: Lists) {
  jest.mocked(readRaffles).mockImplementation(async (isOpen) => {
    const value = isOpen ? lists.open : lists.finished;
    return value
      ? { ok: true, value, staleSince: lists.staleSince }
      : { ok: false, reason: 'timeout' };
  });
  document.body.innerHTML = renderToStaticMarkup(await Page());
}

const strip = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!);

test('lists that are only remembered are told since when, and those just read are not', async () => {
  await open({ open: manyRaffles(2), finished: [], staleSince: '2026-01-01T01:00:00.000Z' });
  expect(screen.getByText(/lo último que sabemos, del 31\/12\/25, 9:00\sp\.\sm\.\.$/)).toBeTruthy();
  await open({ open: manyRaffles(2), finished: [] });
  expect(screen.queryByText(/lo último que sabemos/)).toBeNull();
});

test('the sold share is shown for the first six, and asked for where the list lacks it', async () => {
  jest.mocked(readCounts).mockResolvedValue({ ok: true, value: soldCounts(20, 10) });
  const [first, ...others] = manyRaffles(8);
  await open({ open: [{ ...first!, counts: soldCounts(0, 50) }, ...others], finished: [] });
  expect(jest.mocked(readCounts).mock.calls.map(([id]) => id)).toEqual(
    [2, 3, 4, 5, 6].map(raffleId),
  );
  const texts = strip('Rifas Activas').getAllByText(/vendido$/);
  expect(texts.map(({ textContent }) => textContent?.replace('\u00a0', ' '))).toEqual([
    '50 % vendido',
    ...Array<string>(5).fill('30 % vendido'),
  ]);
});

test('the rate that hero and cards show is learnt from the raffles of the hero', async () => {
  const raffle = exampleRaffle({ price: 5, conversion: { currency: null, rate: 40 } });
  await open({ open: [raffle], finished: [] });
  expect(learnRate).toHaveBeenLastCalledWith([raffle]);
  expect(screen.getAllByText('Bs 200,00')).toHaveLength(2);
});

test('the winners of the 24 raffles that finished last are on their cards', async () => {
  const winner = { number: '0427', owner: null };
  jest.mocked(readWinners).mockResolvedValue(new Map([[raffleId(2), winner]]));
  const finished = manyRaffles(26).map((raffle) => ({ ...raffle, isOpen: false }));
  await open({ open: [], finished });
  expect(readWinners).toHaveBeenLastCalledWith(finished.slice(0, 24));
  expect(strip('Rifas Finalizadas').getByText('0427').closest('article')?.textContent).toContain(
    'Rifa 2',
  );
});

test('missing counts cost a card its share, and no raffle its card', async () => {
  await open({ open: manyRaffles(3), finished: [] });
  expect(strip('Rifas Activas').getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText(/vendido$/)).toBeNull();
});
