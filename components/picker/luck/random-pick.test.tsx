/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { selectionStore } from '../selection/selection-store';
import type { PickedTickets } from '@/lib/raffle/pick-query';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { RandomPick } from './random-pick';

jest.mock('@/lib/storefront-api/fetch-pick');
const pick = jest.mocked(fetchPick);

const picked: PickedTickets = {
  tickets: [{ id: 'b', number: '07', status: 'available' }],
  nearest: [],
};

function show(raffleId: string) {
  selectionStore(raffleId).replaceAll([{ id: 'a', number: '03' }]);
  const limits = { minPerPurchase: 1, maxPerPurchase: 50 };
  render(<RandomPick raffleId={raffleId} limits={limits} free={40} isDisabled={false} />);
  return () =>
    selectionStore(raffleId)
      .getSnapshot()
      .chosen.map(({ number }) => number);
}

beforeEach(() => pick.mockReset());

// spec: random-button
test('picked numbers replace the chosen ones; a second tap meanwhile picks nothing more', async () => {
  let answer: (pick: PickedTickets) => void = () => {};
  pick.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const chosen = show('drawn');
  fireEvent.click(screen.getByRole('button', { name: 'Elegir al azar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Eligiendo…' }));
  expect(chosen()).toEqual(['03']);
  await act(async () => answer(picked));
  expect(await screen.findByRole('button', { name: 'Elegir al azar' })).toBeTruthy();
  expect(chosen()).toEqual(['07']);
  expect(pick.mock.calls).toEqual([['drawn', { quantity: 5 }]]);
});

test('a failed pick gives its reason, and the selection stays', async () => {
  pick.mockRejectedValue(
    new RequestFailure('invalid-form', 'La cantidad maxima de tickets es de 50'),
  );
  const chosen = show('refused');
  fireEvent.click(screen.getByRole('button', { name: 'Elegir al azar' }));
  expect(await screen.findByText('La cantidad maxima de tickets es de 50')).toBeTruthy();
  expect(chosen()).toEqual(['03']);
});

test('a quantity that the page knows to be too large is not requested', async () => {
  show('too-many');
  const quantity = screen.getByRole('spinbutton', { name: 'Cantidad' });
  fireEvent.change(quantity, { target: { value: '41' } });
  fireEvent.click(screen.getByRole('button', { name: 'Elegir al azar' }));
  expect(await screen.findByText('La cantidad maxima de tickets es de 40')).toBeTruthy();
  expect(pick).not.toHaveBeenCalled();
});

test('a problem disappears once the next try picks', async () => {
  pick.mockResolvedValue(picked);
  const chosen = show('second-try');
  const quantity = screen.getByRole('spinbutton', { name: 'Cantidad' });
  fireEvent.change(quantity, { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Elegir al azar' }));
  expect(await screen.findByText('Escribe cuántos números quieres, desde 1')).toBeTruthy();
  fireEvent.change(quantity, { target: { value: '1' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Elegir al azar' })));
  expect(chosen()).toEqual(['07']);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  [{ minPerPurchase: 1, maxPerPurchase: 50 }, ['5', '1', '49']],
  [{ minPerPurchase: 8, maxPerPurchase: 50 }, ['8', '8', '49']],
  [{ minPerPurchase: 1, maxPerPurchase: 3 }, ['3', '1', '3']],
])(
  'the limits %j set the proposed, the least and the largest quantity',
  (limits, [value, min, max]) => {
    render(<RandomPick raffleId="limits" limits={limits} free={40} isDisabled={false} />);
    const quantity = screen.getByRole('spinbutton', { name: 'Cantidad' });
    expect(quantity).toMatchObject({ value, min, max });
  },
);

test('nothing can be picked while the raffle does not sell', () => {
  const limits = { minPerPurchase: 1, maxPerPurchase: 50 };
  render(<RandomPick raffleId="closed" limits={limits} free={40} isDisabled />);
  expect(screen.getByRole('button', { name: 'Elegir al azar' })).toHaveProperty('disabled', true);
});
