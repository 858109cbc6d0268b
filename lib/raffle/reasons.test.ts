import { apiErrorMessages, refusalMessages, toApiError, waitSentence } from './reasons';
import type { ApiErrorCode } from './purchase';

test('every reason has whole sentences that no other reason has', () => {
  const codes = Object.keys(apiErrorMessages) as ApiErrorCode[];
  const told = [
    ...codes.map((code) => toApiError(code).msg),
    waitSentence(5),
    ...Object.values(refusalMessages),
  ];
  for (const sentences of told) expect(sentences).toMatch(/^\p{Lu}.{20,}[.!]$/u);
  expect(new Set(told).size).toBe(told.length);
});

test.each([
  [1, 'Espera un minuto y'],
  [2, 'Espera 2 minutos y'],
  [10, 'Espera 10 minutos y'],
])('a wait of %i is worded: %s', (minutes, words) => {
  expect(waitSentence(minutes)).toContain(words);
});
