import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { unreadable, type Palette } from '@/lib/content/colours';
import { sheetColours } from '@/lib/content/sheet-colours.mjs';

const ROOT = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(read('docs/branding.md')) ?? [];
const { colours } = parse(example) as { colours: Record<'light' | 'dark', Palette> };
const [light = {}, darkOnly = {}] = sheetColours(read('app/globals.css'));

test.each([
  ['light', light],
  ['dark', { ...light, ...darkOnly }],
] as const)('the example of own colours can be read in the %s scheme', (scheme, built) => {
  const own = colours[scheme];
  expect(unreadable({ ...built, ...own }, own)).toEqual([]);
});

test('the example replaces every colour that carries the face of the demo', () => {
  expect(Object.keys(colours.light)).toEqual(
    expect.arrayContaining(['action', 'link', 'focus', 'accent', 'deep', 'on-deep-soft']),
  );
  expect(Object.keys(colours.dark)).toEqual(expect.arrayContaining(['action', 'link', 'deep']));
});
