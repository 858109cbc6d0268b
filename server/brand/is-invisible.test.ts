import { readFile } from 'node:fs/promises';
import { isInvisibleOn } from './is-invisible';

const DARK = '#0b1416';
const LIGHT = '#fbf8f1';

const drawing = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40">${inside}</svg>`,
  );
const letters = (colour: string) =>
  [60, 90, 120, 150]
    .map((x) => `<path d="M${x} 35V5H${x + 20}V35H${x + 14}V12H${x + 6}V35Z" fill="${colour}"/>`)
    .join('');
const SIGN = '<circle cx="20" cy="20" r="18" fill="#f6b92b"/>';

test.each([
  ['black letters beside a sign', drawing(SIGN + letters('#111111')), DARK, true],
  ['black letters beside a sign', drawing(SIGN + letters('#111111')), LIGHT, false],
  ['dark red letters', drawing(letters('#7a1f3d')), DARK, true],
  ['dark red letters', drawing(letters('#7a1f3d')), LIGHT, false],
  ['white letters', drawing(letters('#ffffff')), DARK, false],
  ['white letters', drawing(letters('#ffffff')), LIGHT, true],
  [
    'black letters on a white plate',
    drawing(`<rect width="200" height="40" fill="#ffffff"/>${letters('#111111')}`),
    DARK,
    false,
  ],
  ['nothing at all', drawing(''), DARK, false],
])('%s on their ground', async (_, picture, ground, expected) => {
  expect(await isInvisibleOn(ground, picture)).toBe(expected);
});

test('the logos that ship are seen on their grounds', async () => {
  expect(await isInvisibleOn(LIGHT, await readFile('public/brand/logo.svg'))).toBe(false);
  expect(await isInvisibleOn(DARK, await readFile('public/brand/logo-white.svg'))).toBe(false);
});
