import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { mergeEnv } from './env-file';

const HARD = ['a b', '"x"', '$HOME', '`id`', 'a\\b', 'a#b', '', 'Ñandú & hijos; (1)'];

test.each(HARD)('the shell reads %j as it was given, and so does the next set-up', (value) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
  const file = path.join(folder, 'shop.env');
  writeFileSync(file, mergeEnv('', { SITE_URL: value }));
  const read = execFileSync('sh', ['-c', `. ${file}; printf %s "$SITE_URL"`]);
  rmSync(folder, { recursive: true });
  expect(String(read)).toBe(value);
  expect(parseEnv(mergeEnv('', { SITE_URL: value }))).toEqual({ SITE_URL: value });
});

test('a value with the quote itself is refused with a sentence', () => {
  expect(() => mergeEnv('', { CONTENT_DIR: "/D'Oro" })).toThrow('sin comillas simples');
});

test('a setting is replaced in its place, added at the end, or taken out', () => {
  const text = "# mine\nONE='a b'\nTWO=2\n\nTHREE=3";
  expect(mergeEnv(text, { ONE: '1', TWO: null, FOUR: '4', FIVE: null })).toBe(
    '# mine\nONE=1\n\nTHREE=3\nFOUR=4\n',
  );
});
