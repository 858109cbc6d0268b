import { proposedNumbers, searchText } from './ticket-search';

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
