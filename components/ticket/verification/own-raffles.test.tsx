/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import type { OwnRaffle } from '@/lib/raffle/verification';
import { OwnRafflesFound } from './own-raffles';

const shop = { currency: '$', whatsapp: 'https://wa.me/584240000000' };

const own = (name: string, draw: OwnRaffle['draw']): OwnRaffle => ({
  raffle: { id: name, name, drawDate: '2027-01-15T23:00:00.000Z' },
  verified: {
    tickets: [{ number: '07', status: 'paid' }],
    total: 5,
    paid: 5,
    pending: 0,
    ticketPaths: [`/boleto/${name}`],
  },
  draw,
});

const show = (raffles: OwnRaffle[], unread = 0) =>
  render(<OwnRafflesFound found={{ raffles, unread }} shop={shop} />);

test('each raffle has its name, how its draw went, the numbers and the way to the digital ticket', () => {
  show([
    own('Moto', { stage: 'before', winner: null }),
    own('Nevera', { stage: 'won', winner: '07' }),
    own('Carro', { stage: 'lost', winner: '11' }),
    own('Casa', null),
  ]);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Tienes números en 4 rifas');
  const told = screen.getAllByRole('heading', { level: 4 }).map((heading) => {
    const raffle = within(heading.closest('li')!);
    return [
      raffle.getByRole('link', { name: heading.textContent }).getAttribute('href'),
      raffle.getAllByRole('paragraph')[0]?.textContent,
      raffle.getByRole('listitem').textContent,
      raffle.getByRole('link', { name: 'Ver mi boleto digital' }).getAttribute('href'),
    ];
  });
  expect(told).toEqual([
    ['/rifa/Moto', 'Sorteo: 15/01/2027 7:00\u00a0p.\u00a0m.', '07Pagado', '/boleto/Moto'],
    [
      '/rifa/Nevera',
      '¡Ganaste! Salió tu número 07. Escríbenos para recibir tu premio.',
      '07Pagado',
      '/boleto/Nevera',
    ],
    ['/rifa/Carro', 'No ganaste esta vez. Salió el 11.', '07Pagado', '/boleto/Carro'],
    ['/rifa/Casa', 'No pudimos ver el resultado. Intenta de nuevo.', '07Pagado', '/boleto/Casa'],
  ]);
});

test.each([
  [1, 'No pudimos revisar 1 rifa. Intenta de nuevo.'],
  [2, 'No pudimos revisar 2 rifas. Intenta de nuevo.'],
])(
  '%d raffles that could not be searched are told, and nobody reads that there are no numbers',
  (unread, words) => {
    show([own('Moto', { stage: 'before', winner: null })], unread);
    expect(screen.getByText(words)).toBeTruthy();
    cleanup();
    show([], unread);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('No encontramos números con esos datos.')).toBeNull();
  },
);

test('nothing is said of raffles that could not be searched where all could', () => {
  show([]);
  expect(screen.getByText('No encontramos números con esos datos.')).toBeTruthy();
  expect(screen.queryByText(/No pudimos revisar/)).toBeNull();
});

const questions = () =>
  screen
    .getAllByRole('link', { name: '¿Dudas? Escríbenos' })
    .map((link) => new URL(link.getAttribute('href')!).searchParams.get('text'));

test('a buyer can ask about each raffle that was found', () => {
  show([own('Moto', null), own('Nevera', null)]);
  expect(questions()).toEqual([
    '¡Hola! Tengo una duda sobre la rifa "Moto".\nNúmero: 07\nMonto: $5,00',
    '¡Hola! Tengo una duda sobre la rifa "Nevera".\nNúmero: 07\nMonto: $5,00',
  ]);
});

test('a buyer of whom nothing was found can ask as well', () => {
  show([]);
  expect(questions()).toEqual(['¡Hola! Tengo una duda.']);
});
