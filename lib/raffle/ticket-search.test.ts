import { hasNumber, proposedNumbers, searchText } from './ticket-search';

test.each([
  [' 0427 ', '0427'],
  ['000-501', '000-501'],
  ['.*(7)$', '.7'],
  ['   ', ''],
  ['9'.repeat(30), '9'.repeat(20)],
])('typed %p looks for %p', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

test.each([
  ['?n=0427,0815', ['0427', '0815']],
  ['?fbclid=x&n=0427,,0427,%200815', ['0427', '0815']],
  ['?n=<b>,000-501', ['b', '000-501']],
  ['', []],
])('%p proposes %p', (query, numbers) => {
  expect(proposedNumbers(query, 50)).toEqual(numbers);
});

test('no more are proposed than can be bought', () => {
  expect(proposedNumbers('?n=1,2,3', 2)).toEqual(['1', '2']);
});

test.each([
  ['0427', '0427', true],
  ['0427', '427', true],
  ['000-501', '000501', true],
  ['000', '0', true],
  ['0427', '42', false],
  ['0427', '', false],
  ['0427', '-', false],
])('%s is meant by %p: %p', (number, typed, expected) => {
  expect(hasNumber(number, typed)).toBe(expected);
});
