import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '@/lib/content/colours';
import { sheetColours } from '@/lib/content/sheet-colours.mjs';

const sheet = readFileSync(path.join(__dirname, 'globals.css'), 'utf8');
const [light = {}, darkOnly = {}] = sheetColours(sheet);
const dark = { ...light, ...darkOnly };

const STATES = ['available', 'selected', 'reserved', 'paid'];

/** axe leaves out the contrast of numbers that cannot be taken. */
test.each([
  ['light', light],
  ['dark', dark],
])('the numbers of each ticket state can be read on their colour: %s', (_scheme, palette) => {
  const ratios = STATES.map((state) => {
    const [text, ground] = [palette[`ticket-${state}-text`], palette[`ticket-${state}`]];
    if (!text || !ground) throw new Error(`No colours of ${state}`);
    return [state, contrast(text, ground)] as const;
  });
  expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
});

/** In sunlight the edge tells a free number from the ground of the grid. */
test.each([
  ['light', light],
  ['dark', dark],
])('the edge of a free number stands out: %s', (_scheme, palette) => {
  const ratio = contrast(palette['ticket-available-line'] ?? '', palette['surface'] ?? '');
  expect(ratio).toBeGreaterThan(3.5);
});

test.each([
  ['light', light],
  ['dark', dark],
])('a notice can be read on its soft colour: %s', (_scheme, palette) => {
  const soft = Object.keys(palette).filter((name) => /^(success|warning|danger)-soft$/.test(name));
  expect(soft.length).toBeGreaterThan(1);
  const ratios = soft.map((name) => [name, contrast(palette['text'] ?? '', palette[name] ?? '')]);
  expect(ratios.filter(([, ratio]) => Number(ratio) < 4.5)).toEqual([]);
});
