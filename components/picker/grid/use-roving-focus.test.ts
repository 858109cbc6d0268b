import { cellAfterKey } from './use-roving-focus';

const press = (key: string, index: number, ctrlKey = false) =>
  cellAfterKey({ key, ctrlKey }, { index, count: 23, columns: 5 });

test.each([
  ['ArrowRight', 6, 7],
  ['ArrowLeft', 6, 5],
  ['ArrowDown', 6, 11],
  ['ArrowUp', 6, 1],
  ['Home', 8, 5],
  ['End', 6, 9],
  ['PageDown', 1, 22],
  ['PageUp', 22, 0],
])('%s from %i leads to %i', (key, index, target) => {
  expect(press(key, index)).toBe(target);
});

test.each([
  ['ArrowRight', 22],
  ['ArrowLeft', 0],
  ['ArrowDown', 20],
  ['ArrowUp', 3],
])('%s stays inside at %i', (key, index) => {
  expect(press(key, index)).toBe(index);
});

test('Home and End with control reach the ends', () => {
  expect(press('Home', 12, true)).toBe(0);
  expect(press('End', 12, true)).toBe(22);
});

test('End of a last row that is not full', () => {
  expect(press('End', 20)).toBe(22);
});

test('other keys are not the grid’s', () => {
  expect(press('a', 6)).toBeNull();
  expect(press('Tab', 6)).toBeNull();
});
