import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { contrast, visibleColours } from './colours';
import { sheetColours } from './sheet-colours.mjs';

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s has the contrast that WCAG counts', (text, ground, ratio) => {
  expect(contrast(text, ground)).toBeCloseTo(ratio, 2);
});

const [light = {}, changed = {}] = sheetColours(readFileSync('app/globals.css', 'utf8'));
const dark = { ...light, ...changed };

test.each([light, dark])('colours that the shop did not choose stay', (built) => {
  expect(visibleColours({}, built)).toEqual({});
});

test.each([
  ['just dark enough', '#706784', '#706784'],
  ['too light', '#dddddd', '#686868'],
])('a text colour %s alone is adapted at most', (_, text, shown) => {
  expect(visibleColours({ text }, light)).toEqual({ text: shown });
});

test.each([
  ['#7a1f3d', { action: '#7a1f3d', link: '#7a1f3d', deep: '#310c18' }],
  ['#f2c14e', { action: '#ae8b38', 'on-action': '#000000' }],
])('the action %s gives the shop its face', (action, face) => {
  expect(visibleColours({ action }, light)).toMatchObject(face);
  expect(visibleColours({ action, link: '#14262b' }, light).link).toBe('#14262b');
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const owners = fc.dictionary(fc.constantFrom(...Object.keys(light)), hex);

const SEEN_ON = [
  ['text', 'page', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'sunk', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'sunk', 4.5],
  ['action', 'page', 3],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['main', 'deep', 3],
  ['on-main', 'main', 4.5],
  ['accent', 'deep', 4.5],
] as const;

test('whatever the owner chooses can be seen', () => {
  fc.assert(
    fc.property(owners, (own) => {
      const shown: Record<string, string> = { ...light, ...visibleColours(own, light) };
      const faint = SEEN_ON.filter(([name, ground, least]) => {
        const { [name]: front, [ground]: back } = shown;
        return front && back && contrast(front, back) < least;
      });
      expect(faint).toEqual([]);
    }),
  );
});
