import { furtherLines } from './further-lines';

test.each([
  ['', 0, undefined],
  ['a'.repeat(26), 0, undefined],
  ['a'.repeat(27), 0, { '--more-lines': 1 }],
  ['a'.repeat(53), 0, { '--more-lines': 2 }],
  ['', 2.5, { '--more-lines': 2.5 }],
  ['a'.repeat(27), 1, { '--more-lines': 2 }],
])('the lines of %j after the first are counted, and %d more', (text, more, style) => {
  expect(furtherLines('--more-lines', text, 26, more)).toEqual(style);
});
