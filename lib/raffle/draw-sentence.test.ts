import type { DrawStage } from './digital-ticket';
import { drawSentence } from './draw-sentence';

test.each<[DrawStage, string | null, string]>([
  ['won', '07', '¡Ganaste! Salió tu número 07. Escríbenos para recibir tu premio.'],
  ['underReview', '07', 'Salió tu número 07, y tu pago está en revisión.'],
  ['lost', '11', 'No ganaste esta vez. Salió el 11.'],
  ['awaiting', null, 'La hora del sorteo ya pasó. Pronto verás aquí el resultado.'],
  ['before', null, 'Sorteo: 15/01/2027 7:00\u00a0p.\u00a0m.'],
  ['undated', null, 'Todavía no hay fecha de sorteo ni resultado.'],
  ['unconfirmed', '07', 'No pudimos ver el resultado. Intenta de nuevo.'],
])('%s with %s reads "%s"', (stage, winner, words) => {
  expect(drawSentence({ stage, winner, drawDate: '2027-01-15T23:00:00.000Z' })).toBe(words);
});
