import { proposedNumbers } from './suggestions';

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
