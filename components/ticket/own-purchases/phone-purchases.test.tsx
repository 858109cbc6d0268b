/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { readJson } from '@/lib/storefront-api/read-json';
import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';
import { PhonePurchases } from './phone-purchases';

jest.mock('@/lib/storefront-api/read-json', () => ({ readJson: jest.fn() }));

const id = (letter: string) => letter.repeat(24);
const raffles = ['a', 'b'].map((letter) => ({
  id: id(letter),
  name: `Rifa ${letter}`,
  drawDate: '2031-01-15T23:00:00.000Z',
}));

const HOUR_MS = 3_600_000;

function buy(letter: string, hoursAgo: number, ticketPath: string | null = `/boleto/${letter}`) {
  const key = `own-numbers:${id(letter)}`;
  const known = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
  const bought = {
    numbers: ['07', '21'],
    trace: `${letter}${hoursAgo}`,
    boughtAt: Date.now() - hoursAgo * HOUR_MS,
    ticketPath,
  };
  localStorage.setItem(key, JSON.stringify([...known, bought]));
}

const ticket = (winner: string | null) =>
  exampleDigitalTicket({
    numbers: [
      { number: '07', state: 'paid' },
      { number: '21', state: 'paid' },
    ],
    winner,
  });

const onForgotten = jest.fn();

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <PhonePurchases raffles={raffles} onForgotten={onForgotten} />
    </SWRConfig>,
  );

const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);

beforeEach(() => {
  localStorage.clear();
  jest
    .mocked(readJson)
    .mockReset()
    .mockResolvedValue({ ticket: ticket('07') });
});

test('a phone that bought nothing shows nothing', () => {
  localStorage.setItem('own-numbers:nonsense', '[{}]');
  localStorage.setItem(`own-numbers:${id('a')}`, '{');
  expect(show().container.textContent).toBe('');
});

test('purchases of every raffle are listed, newest first, with state, result and ticket', async () => {
  buy('a', 5);
  buy('b', 1, null);
  show();
  await screen.findByText(/¡Ganaste! Salió tu número 07\./);
  expect(cards()).toEqual([
    'Rifa b07, 21Búscalos con tu cédula para saber cómo van.',
    expect.stringMatching(/^Moto Bera07, 212 números confirmados¡Ganaste!.*Ver mi boleto digital$/),
  ]);
  expect(readJson).toHaveBeenCalledTimes(1);
  const won = within(screen.getAllByRole('listitem')[1]!);
  expect(won.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/rifa/${id('a')}`,
    '/boleto/a',
  ]);
});

test('a ticket that cannot be read keeps its numbers and says so', async () => {
  jest.mocked(readJson).mockRejectedValue(new Error('away'));
  buy('a', 1);
  show();
  await screen.findByText('No pudimos consultar cómo van. Abre tu boleto.');
  expect(screen.getByText('07, 21')).toBeTruthy();
});

test('two are shown and asked for at first, and the others after a tap', async () => {
  for (const hour of [1, 2, 3, 4]) buy('a', hour, `/boleto/${hour}`);
  show();
  expect(cards()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas (4)' }));
  expect(cards()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /Ver todas/ })).toBeNull();
  await act(async () => undefined);
});
