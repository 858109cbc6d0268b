/** @jest-environment jsdom */
import { selectionStore } from '../selection/selection-store';
import { answeringShop, ticket } from '../answering-shop.test-kit';
import { addAtRandom, pickNumbers } from './pick-numbers';

let raffles = 0;

function raffle(chosen: string[]) {
  raffles += 1;
  const raffleId = `draw-${raffles}`;
  selectionStore(raffleId).replaceAll(chosen.map((number) => ticket(number)));
  return {
    pick: (quantity: number) => pickNumbers(raffleId, quantity),
    add: (upTo: number) => addAtRandom(raffleId, upTo),
    chosen: () => selectionStore(raffleId).getSnapshot().chosen,
    undo: () => selectionStore(raffleId).getSnapshot().undo,
  };
}

test('a new pick replaces the earlier one, as nothing but id and number, and can be undone', async () => {
  const shop = answeringShop([]);
  const { pick, chosen, undo } = raffle(['0001']);
  shop.picked = [ticket('0002'), ticket('0003')];
  expect(await pick(2)).toBe('');
  shop.picked = [ticket('0004'), ticket('0005')];
  expect(await pick(2)).toBe('');
  expect(chosen()).toEqual([
    { id: 'id-0004', number: '0004' },
    { id: 'id-0005', number: '0005' },
  ]);
  expect(undo()?.chosen.map(({ number }) => number)).toEqual(['0002', '0003']);
});

test('without a network the selection stays, and the reason is shown', async () => {
  answeringShop([]).refusal = 'no line';
  const { pick, chosen } = raffle(['0001']);
  expect(await pick(2)).toMatch(/^No pudimos conectarnos/);
  expect(chosen()).toEqual(
    [ticket('0001')].map(({ id, number }) => expect.objectContaining({ id, number })),
  );
});

test('numbers added to the chosen ones are told to screen readers, without those', async () => {
  jest.useFakeTimers();
  const shop = answeringShop([]);
  const { add, chosen } = raffle(['0001']);
  shop.picked = [ticket('0001'), ticket('0002'), ticket('0003')];
  await add(3);
  expect(chosen().map(({ number }) => number)).toEqual(['0001', '0002', '0003']);
  jest.runAllTimers();
  const told = document.getElementById('picked');
  expect(told?.textContent).toBe('Te tocaron: 0002, 0003');
  await add(3);
  jest.runAllTimers();
  expect(told?.textContent).toBe('Te tocaron: 0002, 0003');
  jest.useRealTimers();
});
