import { meantNumber, proposedNumbers, similarNumbers, substituteFor } from './suggestions';
import type { TicketStatus } from './types';

test.each([
  ['?n=0427,0815', ['0427', '0815']],
  ['?fbclid=x&n=0427,,0427,%200815', ['0427', '0815']],
  ['?n=<b>,000-501', ['b', '000-501']],
  ['?n=0427,0815.', ['0427', '0815']],
  ['?n=0427 -,000-501/_,.', ['0427', '000-501']],
  ['', []],
])('%p proposes %p', (query, numbers) => {
  expect(proposedNumbers(query, 50)).toEqual(numbers);
});

test('no more are proposed than can be bought', () => {
  expect(proposedNumbers('?n=1,2,3', 2)).toEqual(['1', '2']);
});

test.each([
  ['2', '0815', '0002'],
  ['0002', '0815', '0002'],
  ['00002', '0815', null],
  ['501', '000-501', null],
  ['A2', '0815', null],
  ['2A', '0815', null],
  ['7', '', '7'],
])('a visitor who types %p in a raffle with %p means %p', (typed, example, number) => {
  expect(meantNumber(typed, example)).toBe(number);
});

test('similar numbers have two digits swapped or one changed', () => {
  const similar = similarNumbers('0002');
  expect(similar).toEqual(expect.arrayContaining(['0020', '0012', '1002', '0009']));
  expect(similar).not.toContain('0002');
  expect(new Set(similar).size).toBe(similar.length);
  expect(similar).toHaveLength(37);
});

test('similar numbers are no more than may be asked for at once, from all places of a long number', () => {
  const similar = similarNumbers('123456');
  expect(similar).toHaveLength(49);
  expect(similar).toEqual(expect.arrayContaining(['213456', '123465', '223456', '123457']));
});

const ticket = (number: string, status: TicketStatus = 'available') => ({
  id: `id-${number}`,
  number,
  status,
});

test('the substitute ends like the lost number', () => {
  const list = ['0426', '0428', '0327', '0927', '0417'].map((number) => ticket(number));
  expect(substituteFor(ticket('0427'), list, [])?.number).toBe('0327');
});

test('among equal endings the nearest is offered', () => {
  const list = ['101', '108', '119'].map((number) => ticket(number));
  expect(substituteFor(ticket('107'), list, [])?.number).toBe('108');
});

test('taken and chosen numbers are never offered', () => {
  const list = [ticket('1427', 'paid'), ticket('0327'), ticket('0428')];
  expect(substituteFor(ticket('0427'), list, [ticket('0327')])?.number).toBe('0428');
  expect(substituteFor(ticket('0427'), [], [])).toBeNull();
});

test('grouped numbers are near by their digits', () => {
  const list = ['100-901', '100-601'].map((number) => ticket(number));
  expect(substituteFor(ticket('100-501'), list, [])?.number).toBe('100-601');
});

test('a lost number that is free again comes before all others', () => {
  const list = [ticket('0327'), ticket('0427')];
  expect(substituteFor(ticket('0427'), list, [])?.number).toBe('0427');
});
