/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { manyRaffles, raffleId } from '@/components/shop/raffle-strip/example-raffle.test-kit';
import { RafflePage } from '@/components/raffle/raffle-page';
import { readFirstTickets, readRaffle, readRaffles, readWinner } from '@/lib/admin-api/page-reads';
import { beginCover } from '@/lib/images/cover-cards';
import type { Raffle } from '@/lib/raffle/types';
import { exampleRaffle, exampleSummary } from '@/lib/testing/example-raffle';
import Page, { generateMetadata } from './page';

jest.mock('@/lib/admin-api/page-reads', () => ({
  hasNamesake: jest.fn(async () => false),
  readRaffle: jest.fn(),
  readRaffles: jest.fn(),
  readWinner: jest.fn(),
  readFirstTickets: jest.fn(),
}));
jest.mock('@/lib/admin-api/last-winners', () => ({ lastWinners: jest.fn(() => []) }));
jest.mock('@/lib/images/cover-cards', () => ({ beginCover: jest.fn() }));
jest.mock('@/components/raffle/raffle-page', () => ({ RafflePage: jest.fn(() => null) }));
jest.mock('@/components/raffle/raffle-missing', () => ({
  ...jest.requireActual<object>('@/components/raffle/raffle-missing'),
  RaffleMissing: ({ openRaffles }: { openRaffles: Raffle[] | null }) => (
    <p>Falta; otras: {openRaffles?.map(({ name }) => name).join(', ') ?? 'ninguna'}</p>
  ),
}));

const raffle = {
  ...exampleRaffle({ id: raffleId(1), name: 'Moto nueva', description: 'Cero kilómetros' }),
  silentSince: null,
};
const full = { numbers: [], counts: { total: 9, available: 0, reserved: 4, paid: 5 } };

beforeEach(() => {
  jest.mocked(RafflePage).mockClear();
  jest.mocked(readRaffle).mockResolvedValue(raffle);
  jest.mocked(readRaffles).mockResolvedValue({ ok: true, value: manyRaffles(3) });
  jest.mocked(readWinner).mockReset().mockResolvedValue({ ok: true, value: null });
  jest.mocked(readFirstTickets).mockReset().mockResolvedValue({ ok: true, value: full });
});

const props = { params: Promise.resolve({ id: raffleId(1) }) };

async function open() {
  render(await Page(props));
  return jest.mocked(RafflePage).mock.lastCall?.[0];
}

test('the page has the raffle, its whole address, and the others that are open', async () => {
  const shown = await open();
  expect(shown).toMatchObject({
    raffle,
    address: `https://rifas.example.com/rifa/${raffleId(1)}`,
    tickets: full,
    winner: null,
  });
  expect(shown?.openRaffles?.map(({ id }) => id)).toEqual([raffleId(2), raffleId(3)]);
});

test.each<[string, Partial<Raffle>]>([
  ['sold-out', {}],
  ['pending', { isPending: true }],
  ['finished', { isOpen: false }],
  ['awaiting-draw', { drawDate: '2020-01-01T00:00:00.000Z' }],
])('the sale is %s by the raffle as read now', async (state, own) => {
  jest.mocked(readRaffle).mockResolvedValue({ ...raffle, ...own });
  expect((await open())?.state).toBe(state);
});

test('a page that is only remembered is told since when', async () => {
  expect((await open())?.knownSince).toBeNull();
  const silentSince = '2026-11-26T10:00:00.000Z';
  jest.mocked(readRaffle).mockResolvedValue({ ...raffle, silentSince });
  expect((await open())?.knownSince).toBe(silentSince);
});

// spec: winner-fails
test('extras that could not be read are left out, and the page is shown all the same', async () => {
  for (const read of [readRaffles, readWinner, readFirstTickets]) {
    jest.mocked(read as typeof readRaffles).mockResolvedValue({ ok: false, reason: 'timeout' });
  }
  expect(await open()).toMatchObject({
    raffle,
    state: 'selling',
    openRaffles: null,
    tickets: null,
    winner: null,
  });
});

test('card and cover of a raffle are begun with its page', async () => {
  await open();
  expect(beginCover).toHaveBeenCalledWith(raffle);
});

test('of a raffle that only a list knows there is the whole head, and a page to ask again', async () => {
  const listed = exampleSummary({ id: raffleId(1), name: 'Moto lenta', price: 5 });
  jest.mocked(readRaffle).mockResolvedValue({ listed });
  const { title, openGraph, robots } = await generateMetadata(props);
  expect(title).toEqual({ absolute: 'Moto lenta Compra tu ticket aqui!' });
  expect(openGraph).toMatchObject({
    title: 'Moto lenta',
    description: '$5,00 · Moto lenta',
    images: [{ url: expect.stringContaining(`/preview/${raffleId(1)}/`) }],
  });
  expect(robots).toMatchObject({ index: true });
  expect(await open()).toBeUndefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Moto lenta' })).toBeTruthy();
  expect(screen.getByText('Intentar de nuevo').getAttribute('href')).toBe('');
});

test('winner and numbers are read beside the raffle, not after it', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<typeof raffle>((resolve) => (answer = () => resolve(raffle)));
  jest.mocked(readRaffle).mockReturnValue(asked);
  const page = Page(props);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(readWinner).toHaveBeenCalledWith(raffleId(1));
  expect(readFirstTickets).toHaveBeenCalledWith(raffleId(1));
  answer();
  await page;
});

test('a missing raffle is shown with other ones', async () => {
  jest.mocked(readRaffle).mockResolvedValue(null);
  expect(await open()).toBeUndefined();
  expect(screen.getByText('Falta; otras: Rifa 2, Rifa 3')).toBeTruthy();
});
