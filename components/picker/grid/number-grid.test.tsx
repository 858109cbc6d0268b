/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { selectionStore } from '../selection/selection-store';
import type { Ticket } from '@/lib/raffle/types';
import { numbered, ticket } from '../answering-shop.test-kit';
import { NumberGrid, NumberPreview } from './number-grid';
import { installScreen, scroll } from '../screen.test-kit';

beforeAll(installScreen);

let raffles = 0;

function show(tickets: Ticket[], { maxPerPurchase = 50, isDisabled = false } = {}) {
  raffles += 1;
  const raffleId = `grid-${raffles}`;
  const grid = (shown: Ticket[]) => (
    <NumberGrid {...{ raffleId, maxPerPurchase, isDisabled }} tickets={shown} />
  );
  const { rerender } = render(grid(tickets));
  return {
    store: selectionStore(raffleId),
    turnTo: (shown: Ticket[]) => rerender(grid(shown)),
    chosen: () =>
      selectionStore(raffleId)
        .getSnapshot()
        .chosen.map(({ number }) => number),
  };
}

/** Finds a cell by its text, because queries by role are slow with a hundred cells. */
const cell = (number: string) => screen.getByText(number, { selector: 'button' });
const pressed = () =>
  screen
    .queryAllByRole('button', { pressed: true, hidden: true })
    .map(({ textContent }) => textContent);
const group = (place: number) =>
  within(screen.getByRole('group', { name: 'Números de la rifa' })).getAllByRole('group')[place]!;
const stops = () =>
  screen
    .getAllByRole('button', { hidden: true })
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

test('a chosen number is still chosen when it is scrolled away and back, and a tap removes it', () => {
  const { chosen } = show(numbered(250));
  fireEvent.click(cell('0042'));
  scroll(group(0), false);
  expect(screen.queryByText('0042')).toBeNull();
  scroll(group(0), true);
  expect(pressed()).toEqual(['0042']);
  fireEvent.click(cell('0042'));
  expect([chosen(), pressed()]).toEqual([[], []]);
});

test('a chosen number is still chosen after the other page and back', () => {
  const { turnTo } = show(numbered(3));
  fireEvent.click(cell('0002'));
  turnTo(numbered(3, 1000));
  expect(pressed()).toEqual([]);
  turnTo(numbered(3));
  expect(pressed()).toEqual(['0002']);
});

test('a number removed or swapped while its cell is away comes back in its new state', () => {
  const { store } = show(numbered(250));
  fireEvent.click(cell('0042'));
  scroll(group(0), false);
  store.swap('id-0042', ticket('0043'));
  scroll(group(0), true);
  expect(pressed()).toEqual(['0043']);
});

test('numbers picked or cleared elsewhere show in the cells at once', () => {
  const { store } = show(numbered(9));
  store.replaceAll([ticket('0001'), ticket('0007')]);
  expect(pressed()).toEqual(['0001', '0007']);
  store.replaceAll([ticket('0007'), ticket('0008')]);
  expect(pressed()).toEqual(['0007', '0008']);
  store.replaceAll([]);
  expect(pressed()).toEqual([]);
});

// spec: default-filter
test.each([
  ['reserved', '0001, apartado'],
  ['paid', '0001, pagado'],
] as const)('a %s number says so and cannot be chosen', (status, name) => {
  const { chosen } = show([ticket('0000'), ticket('0001', status)]);
  const taken = screen.getByRole('button', { name });
  expect(taken.getAttribute('aria-disabled')).toBe('true');
  expect(taken.dataset.status).toBe(status);
  fireEvent.click(taken);
  expect(chosen()).toEqual([]);
});

test('a chosen number that somebody took can still be removed, and then not chosen again', () => {
  const { turnTo, chosen } = show(numbered(2));
  fireEvent.click(cell('0001'));
  turnTo([ticket('0000'), ticket('0001', 'reserved')]);
  expect(pressed()).toEqual(['0001']);
  fireEvent.click(cell('0001'));
  fireEvent.click(cell('0001'));
  expect([chosen(), pressed()]).toEqual([[], []]);
});

test('each group names its first and last number, with or without its cells', () => {
  show(numbered(130));
  const names = [0, 1, 2].map((place) => group(place).getAttribute('aria-label'));
  expect(names).toEqual(['Del 0000 al 0059', 'Del 0060 al 0119', 'Del 0120 al 0129']);
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(60);
});

test('only one number is a tab stop, the one that had the focus last', () => {
  const { turnTo } = show(numbered(150));
  expect(stops()).toEqual(['0000']);
  cell('0007').focus();
  expect(stops()).toEqual(['0007']);
  turnTo(numbered(149));
  expect(stops()).toEqual(['0007']);
});

test('another number becomes the tab stop when the tab stop is scrolled away', () => {
  show(numbered(150));
  scroll(group(1), true);
  scroll(group(0), false);
  expect(stops()).toEqual(['0060']);
});

test('the number that has the focus is not scrolled away', () => {
  show(numbered(150));
  cell('0007').focus();
  scroll(group(0), false);
  expect(document.activeElement).toBe(cell('0007'));
});

test('a key moves to a number without a cell yet, and on from there', () => {
  show(numbered(250));
  const first = cell('0000');
  first.focus();
  expect(fireEvent.keyDown(first, { key: 'End', ctrlKey: true })).toBe(false);
  expect(document.activeElement).toBe(cell('0249'));
  fireEvent.keyDown(cell('0249'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(cell('0248'));
  expect(stops()).toEqual(['0248']);
});

test.each([
  ['00042', null],
  ['000-42', 'true'],
])('the cells of %s are wide enough for it: %s', (number, wide) => {
  show([ticket('01'), ticket(number)]);
  const name = 'Números de la rifa';
  expect(screen.getByRole('group', { name }).getAttribute('data-wide')).toBe(wide);
});

test('numbers still loading are visible but not announced as numbers to choose', () => {
  render(<NumberPreview numbers={['0001', '0002']} />);
  expect(screen.getByText('Cargando números…')).toBeTruthy();
  expect(screen.getByText('0002').closest('[aria-hidden=true]')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
