import { hasNumber } from './digital-ticket';

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
