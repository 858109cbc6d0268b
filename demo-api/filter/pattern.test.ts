import { readLiteral } from './pattern';

test.each([
  ['042', { text: '042', fromStart: false, toEnd: false }],
  ['^042$', { text: '042', fromStart: true, toEnd: true }],
  ['^000\\-501$', { text: '000-501', fromStart: true, toEnd: true }],
  ['\\x30\\.', { text: '0.', fromStart: false, toEnd: false }],
  ['100%_', { text: '100%_', fromStart: false, toEnd: false }],
  ['', { text: '', fromStart: false, toEnd: false }],
])('%s is plain text', (pattern, literal) => {
  expect(readLiteral(pattern)).toEqual(literal);
});

test.each(['.*', '0|1', '\\d', '(0)', 'a$b', '[01]', '0\\'])('%s says more', (pattern) => {
  expect(readLiteral(pattern)).toBeNull();
});
