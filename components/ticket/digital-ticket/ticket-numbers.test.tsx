/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { NumberWithState } from '@/lib/raffle/digital-ticket';
import { TicketNumbers } from './ticket-numbers';

const numbers: NumberWithState[] = [
  { number: '0003', state: 'unknown' },
  { number: '0002', state: 'released' },
  { number: '0001', state: 'reserved' },
  { number: '0427', state: 'paid' },
  { number: '0815', state: 'paid' },
];

const show = (held: NumberWithState[], winner: string | null = null) =>
  render(<TicketNumbers numbers={held} winner={winner} />);

test('numbers are grouped under their state, the best news first', () => {
  show(numbers);
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => [
    heading.textContent,
    within(heading.parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ['confirmadoPago confirmado: participas.', ['0427', '0815']],
    ['en revisiónApartado a tu nombre; estamos revisando tu pago.', ['0001']],
    ['liberadoYa no está apartado para ti. Escríbenos si es un error.', ['0002']],
    ['por consultarAhora no sabemos cómo va.', ['0003']],
  ]);
});

test('several numbers of a state are told of as several', () => {
  show([
    { number: '0001', state: 'reserved' },
    { number: '0002', state: 'reserved' },
  ]);
  expect(screen.getByText('Apartados a tu nombre; estamos revisando tu pago.')).toBeTruthy();
});

test('after the draw nobody is told that they take part', () => {
  show([{ number: '0427', state: 'paid' }], '9999');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('confirmadoPago confirmado.');
});

test('a state that no number is in is not named', () => {
  show([{ number: '0427', state: 'paid' }]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test.each<[NumberWithState['state'], boolean]>([
  ['paid', true],
  ['reserved', false],
  ['unknown', false],
  ['released', false],
])('a drawn number that is %s is said to have won: %s', (state, hasWon) => {
  show(
    [
      { number: '0427', state },
      { number: '0815', state },
    ],
    '0427',
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([hasWon ? '0427 ganador' : '0427', '0815']);
});

test('the drawn number is known without its leading zeros, and no other by its ending', () => {
  show(
    [
      { number: '007', state: 'paid' },
      { number: '107', state: 'paid' },
    ],
    '7',
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['007 ganador', '107']);
});
