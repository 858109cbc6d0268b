import { selectionPhrase } from './selection-phrase';

test.each([
  [0, 'Ningún número elegido'],
  [1, '1 número elegido, total $2,50'],
  [3, '3 números elegidos, total $2,50'],
])('%i chosen is said whole', (count, phrase) => {
  expect(selectionPhrase(count, '$2,50')).toBe(phrase);
});
