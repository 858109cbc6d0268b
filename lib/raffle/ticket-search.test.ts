import { searchText } from './ticket-search';

test.each([
  [' 0427 ', '0427'],
  ['000-501', '000-501'],
  ['.*(7)$', '.7'],
  ['   ', ''],
  ['9'.repeat(30), '9'.repeat(20)],
])('typed %p looks for %p', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});
