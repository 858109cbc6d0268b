import { parseAnswer } from './parse-answer';

/** Rows of four fields, with the same names or different ones. */
const rows = (howMany: number, name: (row: number) => string) =>
  JSON.stringify(
    Array.from({ length: howMany }, (_, row) =>
      Object.fromEntries(['a', 'b', 'c', 'd'].map((field) => [`${field}${name(row)}`, 1])),
    ),
  );

const parsed = (text: string) => parseAnswer(Buffer.from(text));

test.each([
  ['with a byte order mark', '\ufeff{"ok":true}', { ok: true }],
  ['of many signs in a text', `["${'[{,\\"\\\\'.repeat(300_000)}"]`, expect.any(Array)],
  ['of 100 levels', '['.repeat(100) + ']'.repeat(100), expect.any(Array)],
  ['of 10,000 rows of the same fields', rows(10_000, () => ''), expect.any(Array)],
  ['of 2,500 rows of different fields', rows(2500, String), expect.any(Array)],
  ['of 200,000 values', `[${'0,'.repeat(199_999)}0]`, expect.any(Array)],
  ['of 100 lists in a row', `[${'[],'.repeat(100)}1]`, expect.any(Array)],
])('JSON %s is read', (_how, text, value) => {
  expect(parsed(text)).toEqual(value);
});

test.each([
  ['none', '<html>'],
  ['cut off', '{"ok":tr'],
  ['cut off in a text', '["a\\'],
  ['nothing', ''],
  ['deeper than 100 levels', '['.repeat(101) + ']'.repeat(101)],
  ['of more values than any answer has', `[${'0,'.repeat(200_000)}0]`],
  ['of 2,501 rows of different fields', rows(2501, String)],
  ['of as many with a gap behind the names', rows(2501, String).replaceAll(':', ' \n:')],
  ['one record of 10,001 fields', rows(10_001, String).replaceAll(/1\},\{/g, '1,')],
  ['of more records than any answer has', `[${'{},'.repeat(100_001)}{}]`],
])('JSON that is %s is not read', (_how, text) => {
  expect(parsed(text)).toBeNull();
});
