import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';
import {
  drawStage,
  hasNumber,
  numbersToBoastOf,
  summaryOf,
  type DigitalTicket,
  type NumberWithState,
} from './digital-ticket';

const held = (number: string, state: NumberWithState['state'] = 'paid') => ({ number, state });
const ticket = (changes: Partial<DigitalTicket> = {}) =>
  exampleDigitalTicket({ numbers: [held('007'), held('008', 'released')], ...changes });

test.each<[string, Partial<DigitalTicket>]>([
  ['before', {}],
  ['awaiting', { isDrawPast: true }],
  ['undated', { raffle: null }],
  ['won', { winner: '7' }],
  ['lost', { winner: '100' }],
  ['lost', { winner: '008' }],
  ['underReview', { winner: '7', numbers: [held('7', 'reserved'), held('8')] }],
  ['won', { winner: '7', numbers: [held('7', 'reserved'), held('07')] }],
  ['unconfirmed', { winner: '7', numbers: [held('7', 'unknown'), held('8')] }],
  ['lost', { winner: '7', numbers: [held('8', 'unknown')] }],
])('%s', (stage, changes) => {
  expect(drawStage(ticket(changes))).toBe(stage);
});

test('a buyer boasts of the numbers that are still theirs', () => {
  const numbers = [held('1'), held('2', 'reserved'), held('3', 'released'), held('4', 'unknown')];
  expect(numbersToBoastOf(ticket({ numbers }))).toEqual(['1', '2', '4']);
});

test.each<[string, Partial<DigitalTicket>]>([
  ['the hour of the draw', { isDrawPast: true }],
  ['the result', { winner: '500' }],
  ['the end of the raffle', { raffle: { ...ticket().raffle!, isOpen: false } }],
  ['an outage, of a raffle that is not known,', { raffle: null }],
])('after %s a buyer boasts of nothing', (_, changes) => {
  expect(numbersToBoastOf(ticket(changes))).toEqual([]);
});

test('the states are summed up in a sentence', () => {
  expect(summaryOf([held('1')])).toBe('1 número confirmado');
  expect(summaryOf([held('1'), held('2')])).toBe('2 números confirmados');
  expect(summaryOf([held('1'), held('2'), held('3', 'reserved'), held('4', 'released')])).toBe(
    '2 números confirmados, 1 en revisión, 1 liberado',
  );
  const twoEach = (['reserved', 'released', 'unknown'] as const).flatMap((state) => [
    held('1', state),
    held('2', state),
  ]);
  expect(summaryOf(twoEach)).toBe('2 números en revisión, 2 liberados, 2 por consultar');
});

test.each([
  ['0427', '0427', true],
  ['0427', '427', true],
  ['000-501', '000501', true],
  ['000', '0', true],
  ['0427', '42', false],
  ['A-12', 'a12', true],
  ['1007', '107', false],
  ['0427', '', false],
  ['', '', false],
  ['0427', '-', false],
])('%s is meant by %p: %p', (number, typed, expected) => {
  expect(hasNumber(number, typed)).toBe(expected);
});
