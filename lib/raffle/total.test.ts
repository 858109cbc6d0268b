import { selectionPhrase, totalOf } from './total';

test.each([
  [2.5, 3, 7.5],
  [0.1, 3, 0.3],
  [1.1, 49, 53.9],
  [10, 0, 0],
])('%p by %p is %p', (price, count, total) => {
  expect(totalOf(price, count)).toBe(total);
});

test.each([
  [0, 'Ningún número elegido'],
  [1, '1 número elegido, total $2,50'],
  [3, '3 números elegidos, total $2,50'],
])('%i chosen is said whole', (count, phrase) => {
  expect(selectionPhrase(count, '$2,50')).toBe(phrase);
});
