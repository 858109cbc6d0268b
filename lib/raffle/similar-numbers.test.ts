import { meantNumber, similarNumbers } from './suggestions';

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
