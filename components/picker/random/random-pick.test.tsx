/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { selectionStore } from '../selection/selection-store';
import { answeringShop, ticket } from '../answering-shop.test-kit';
import { RandomPick } from './random-pick';

const limits = { minPerPurchase: 1, maxPerPurchase: 50 };

function show(raffleId: string) {
  const shop = answeringShop([]);
  const store = selectionStore(raffleId);
  store.replaceAll([{ id: 'a', number: '03' }]);
  render(<RandomPick raffleId={raffleId} limits={limits} free={60} isDisabled={false} />);
  return { shop, chosen: () => store.getSnapshot().chosen.map(({ number }) => number) };
}

const button = (name = 'Elegir al azar') => screen.findByRole('button', { name });

// spec: random-button
test('picked numbers replace the chosen ones; a second tap meanwhile picks nothing more', async () => {
  const { shop, chosen } = show('drawn');
  shop.picked = [ticket('07')];
  fireEvent.click(await button());
  fireEvent.click(await button('Eligiendo…'));
  await button();
  expect(chosen()).toEqual(['07']);
  expect(shop.asked).toEqual(['/api/raffles/drawn/draw?quantity=5']);
});

test('a failed pick gives its reason and keeps the selection, until the next one picks', async () => {
  const { shop, chosen } = show('refused');
  shop.refusal = { reason: 'invalid-form', msg: 'La cantidad maxima de tickets es de 50' };
  fireEvent.click(await button());
  expect(await screen.findByText('La cantidad maxima de tickets es de 50')).toBeTruthy();
  expect(chosen()).toEqual(['03']);
  Object.assign(shop, { refusal: null, picked: [ticket('07')] });
  await act(async () => fireEvent.click(await button()));
  await button();
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
    render(<RandomPick raffleId="limits" limits={limits} free={60} isDisabled={false} />);
    const quantity = screen.getByRole('spinbutton', { name: 'Cantidad' });
    expect(quantity).toMatchObject({ value, min, max });
  },
);

// spec: random-limits
test.each([
  ['0', 'Escribe cuántos números quieres, desde 1'],
  ['50', 'La cantidad maxima de tickets es de 50'],
  ['61', 'La cantidad maxima de tickets es de 50'],
])('a quantity of %s is refused without a request', async (quantity, message) => {
  const { shop } = show('limited');
  fireEvent.change(screen.getByLabelText('Cantidad'), { target: { value: quantity } });
  fireEvent.click(await button());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(shop.asked).toEqual([]);
});

test('nothing can be picked while the raffle does not sell', () => {
  render(<RandomPick raffleId="closed" limits={limits} free={60} isDisabled />);
  expect(screen.getByRole('button', { name: 'Elegir al azar' })).toHaveProperty('disabled', true);
});
