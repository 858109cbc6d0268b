import { ageText } from './ticket-page';

test.each([
  [-1, 'hace 0\u00a0s'],
  [59_999, 'hace 59\u00a0s'],
  [60_000, 'hace 1\u00a0min'],
  [150_000, 'hace 2\u00a0min'],
  [3_600_000, 'hace 1\u00a0h'],
  [200_000_000, 'hace 55\u00a0h'],
])('%i ms ago reads %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});
