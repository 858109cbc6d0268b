/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { exampleTicket } from '@/lib/testing/example-purchase';
import { LostTickets } from './lost-tickets';

test('the swap button holds its place while a free number is searched', async () => {
  let answer: (page: Response) => void = () => undefined;
  global.fetch = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const raffleId = 'a'.repeat(24);
  const lost = [exampleTicket(1)];
  const store = selectionStore(raffleId);
  const onSwap = jest.fn();
  const chosen = [...lost, exampleTicket(3)];
  render(<LostTickets {...{ raffleId, lost, store, chosen, onSwap }} paid={null} mayHavePaid />);
  const buttons = () =>
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .map(({ textContent, disabled }) => [textContent, disabled]);
  const without = ['Seguir sin el 001', false];
  expect(buttons()).toEqual([['Buscando otro libre…', true], without]);

  const tickets = [{ ...exampleTicket(2), status: 'available' }];
  const counts = { available: 1, reserved: 1, paid: 0 };
  answer({ ok: true, status: 200, json: async () => ({ ok: true, tickets, counts }) } as Response);
  expect(await screen.findByRole('button', { name: 'Cambiar por el 002' })).toBeTruthy();
  expect(buttons()).toEqual([['Cambiar por el 002', false], without]);
});

test.each([
  [1, 'cambia ese número y envía'],
  [2, 'cambia esos números y envía'],
  [3, 'cambia esos números y envía'],
])('the notice for %i lost numbers, paid or perhaps paid, says: %s', (count, words) => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const raffleId = 'b'.repeat(24);
  const lost = Array.from({ length: count }, (_, place) => exampleTicket(place));
  const store = selectionStore(raffleId);
  const props = { raffleId, lost, chosen: lost, store, onSwap: jest.fn() };
  const { container, rerender } = render(<LostTickets {...props} paid="Bs 10,00" mayHavePaid />);
  expect(container.textContent).toContain(words);
  rerender(<LostTickets {...props} paid={null} mayHavePaid />);
  expect(container.textContent).toContain(`Si ya pagaste, tu pago no se pierde: ${words}`);
});

test.each([
  [
    'is swapped where a number is free',
    [{ ...exampleTicket(2), status: 'available' }],
    ['Cambiar por el 002'],
  ],
  ['can be left out where none is', [], ['Seguir sin el 001']],
])('the only number of a purchase %s', async (_, tickets, names) => {
  const counts = { available: tickets.length, reserved: 1, paid: 0 };
  const body = { ok: true, tickets, counts };
  global.fetch = jest.fn(
    async () => ({ ok: true, status: 200, json: async () => body }) as Response,
  );
  const raffleId = String(tickets.length).repeat(24);
  const lost = [exampleTicket(1)];
  const props = {
    raffleId,
    lost,
    chosen: lost,
    store: selectionStore(raffleId),
    onSwap: jest.fn(),
  };
  render(<LostTickets {...props} paid={null} mayHavePaid />);
  await screen.findByRole('button', { name: names[0] });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});
