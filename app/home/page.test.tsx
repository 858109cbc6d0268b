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
import Page, { generateMetadata } from './page';

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
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
  jest.mocked(readCounts).mockReset().mockResolvedValue({ ok: false });
  jest.mocked(readWinners).mockReset().mockResolvedValue(new Map());
});

async function open(lists: Lists) {
  jest.mocked(readRaffles).mockImplementation(async (isOpen) => {
    const value = isOpen ? lists.open : lists.finished;
    return value ? { ok: true, value, staleSince: lists.staleSince } : { ok: false };
  });
  document.body.innerHTML = renderToStaticMarkup(await Page());
}

const AWAY = 'En este momento no podemos mostrar las rifas. Intentar de nuevo';
const strip = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!);

// spec: home-fails
test('while the admin API is away both lists and the first screen offer to try again', async () => {
  await open({ open: null, finished: null });
  for (const title of ['Rifas Activas', 'Rifas Finalizadas']) {
    expect(strip(title).getByRole('paragraph').textContent).toBe(AWAY);
  }
  expect(screen.queryByText(/Ahora no hay rifas activas/)).toBeNull();
  const again = screen.getAllByText('Intentar de nuevo');
  expect(again.map((link) => link.getAttribute('href'))).toEqual(['', '', '']);
  expect(readCounts).not.toHaveBeenCalled();
});

test('a shop that has no raffles says so, and offers nothing to load again', async () => {
  await open({ open: [], finished: [] });
  expect(strip('Rifas Activas').getByText(/^Ahora no hay rifas activas/)).toBeTruthy();
  expect(strip('Rifas Finalizadas').getByText(/^Todavía no hay rifas finalizadas/)).toBeTruthy();
  expect(screen.queryByText('Intentar de nuevo')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contáctanos' }).getAttribute('href')).toBe('/contact');
});

test('one list that could not be loaded takes nothing from the other', async () => {
  await open({ open: manyRaffles(2), finished: null });
  expect(strip('Rifas Activas').getAllByRole('link')).toHaveLength(2);
  expect(strip('Rifas Finalizadas').getByRole('paragraph').textContent).toBe(AWAY);
});

test('lists that are only remembered are told since when, and those just read are not', async () => {
  await open({ open: manyRaffles(2), finished: [], staleSince: '2026-01-01T01:00:00.000Z' });
  expect(
    screen.getByText(/lo último que sabemos, del 31\/12\/2025 9:00\sp\.\sm\.\.$/),
  ).toBeTruthy();
  await open({ open: manyRaffles(2), finished: [] });
  expect(screen.queryByText(/lo último que sabemos/)).toBeNull();
});

// spec: strips
test('open raffles are featured and listed in their strip, finished ones only in the other', async () => {
  const finished = exampleRaffle({ id: raffleId(9), name: 'Nevera', isOpen: false });
  await open({ open: manyRaffles(1), finished: [finished] });
  const featured = within(screen.getByRole('group', { name: 'Rifas destacadas' }));
  expect(featured.getByRole('link').getAttribute('href')).toBe(`/rifa/${raffleId(1)}#top`);
  expect(strip('Rifas Activas').getByRole('link').textContent).toBe('Rifa 1');
  const over = strip('Rifas Finalizadas');
  expect(over.getByRole('link').getAttribute('href')).toBe(`/rifa/${raffleId(9)}`);
  expect(over.getByText('Finalizada')).toBeTruthy();
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

test('the home page is its own canonical address and may be found', () => {
  expect(generateMetadata()).toMatchObject({
    alternates: { canonical: 'https://rifas.example.com/home' },
    robots: { index: true },
  });
});

test('the HTML names the shop for search engines', async () => {
  await open({ open: [], finished: [] });
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const types = (JSON.parse(data) as { '@type': string }[]).map((one) => one['@type']);
  expect(types).toEqual(['Organization', 'WebSite']);
});
