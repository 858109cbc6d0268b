/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChosenChips } from './chosen-chips';
import { selectionStore, useSelection } from './selection-store';

function Chips({ raffleId }: { raffleId: string }) {
  return (
    <ul tabIndex={-1}>
      <ChosenChips raffleId={raffleId} selection={useSelection(raffleId)} />
    </ul>
  );
}

const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pass = () => act(() => jest.advanceTimersByTimeAsync(50));

beforeEach(() => jest.useFakeTimers());

test.each([
  ['01', 'Quitar 02'],
  ['02', 'Quitar 03'],
  ['03', 'Quitar 02'],
])('after %s was removed, the focus is at "%s"', async (number, next) => {
  const store = selectionStore(`focus-${number}`);
  store.replaceAll(['01', '02', '03'].map((each) => ({ id: `id-${each}`, number: each })));
  render(<Chips raffleId={`focus-${number}`} />);
  const button = screen.getByRole('button', { name: `Quitar ${number}` });
  button.focus();
  fireEvent.click(button);
  await pass();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(next);
});

test('after the last number was removed, the focus is at the list', async () => {
  const store = selectionStore('focus-last');
  store.replaceAll([{ id: 'id-01', number: '01' }]);
  render(<Chips raffleId="focus-last" />);
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
  await pass();
  expect(document.activeElement?.tagName).toBe('UL');
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
