import { selectionPhrase } from './selection';

test.each([
  [0, 0, 'Ningún número elegido'],
  [1, 0, '1 número elegido'],
  [2, 0, '2 números elegidos'],
  [3, 1, '3 números elegidos'],
  [0, 1, 'Tu número ya no está disponible'],
  [0, 2, 'Tus números ya no están disponibles'],
])('%i numbers to pay and %i lost are announced in a whole phrase', (count, lost, phrase) => {
  expect(selectionPhrase(count, lost)).toBe(phrase);
});
