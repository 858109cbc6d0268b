/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChosenChips } from './chosen-chips';
import { selectionStore, useSelection } from './selection-store';

function Chips({ raffleId }: { raffleId: string }) {
  return (
    <ul>
      <ChosenChips raffleId={raffleId} selection={useSelection(raffleId)} />
    </ul>
  );
}

const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pass = () => act(() => jest.advanceTimersByTimeAsync(50));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// spec: chips
test('each chip removes its own number, down to the last', async () => {
  const store = selectionStore('chips');
  store.replaceAll(['01', '02', '03'].map((number) => ({ id: `id-${number}`, number })));
  render(<Chips raffleId="chips" />);
  for (const [number, left] of [
    ['02', ['01×', '03×']],
    ['01', ['03×']],
    ['03', []],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: `Quitar ${number}` }));
    await pass();
    expect(chips()).toEqual(left);
  }
  expect(store.getSnapshot().chosen).toEqual([]);
});

test('a number that somebody took says so on its own chip alone, until it is free again', async () => {
  const store = selectionStore('lost-chips');
  store.replaceAll(['01', '02'].map((number) => ({ id: `id-${number}`, number })));
  render(<Chips raffleId="lost-chips" />);
  store.mark({ lost: ['id-02'] });
  await pass();
  expect(chips()).toEqual(['01×', '02, lo apartó otra persona×']);
  store.mark({ free: ['id-02'] });
  await pass();
  expect(chips()).toEqual(['01×', '02×']);
});
