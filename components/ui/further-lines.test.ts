import { furtherLines } from './further-lines';

test.each([
  ['', undefined],
  ['a'.repeat(26), undefined],
  ['a'.repeat(27), { '--name-lines': 1 }],
  ['a'.repeat(53), { '--name-lines': 2 }],
])('the lines of %j after the first are counted', (text, style) => {
  expect(furtherLines('--name-lines', text, 26)).toEqual(style);
});
