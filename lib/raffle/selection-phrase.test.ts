import { selectionPhrase } from './selection';

test.each([
  [0, 'Ningún número elegido'],
  [1, '1 número elegido'],
  [2, '2 números elegidos'],
  [3, '3 números elegidos'],
])('a selection of %i is announced in a whole phrase', (count, phrase) => {
  expect(selectionPhrase(count)).toBe(phrase);
});
