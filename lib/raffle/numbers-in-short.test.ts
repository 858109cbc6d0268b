import { numbersInShort } from './selection';

test.each([
  [[], ''],
  [['0427'], '0427'],
  [['0427', '0815'], '0427, 0815'],
  [['0427', '0815', '1234'], '0427, 0815, 1234'],
  [['0427', '0815', '1234', '1235'], '0427, 0815, 1234 y 1 más'],
  [['0427', '0815', '1234', '1235', '1236'], '0427, 0815, 1234 y 2 más'],
])('%j are written as "%s"', (numbers, text) => {
  expect(numbersInShort(numbers)).toBe(text);
});
