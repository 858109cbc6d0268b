import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { visibleColours } from '@/lib/content/colours';
import { sheetColours } from '@/lib/content/sheet-colours.mjs';
import { colourOf, paletteFrom } from './palette';

const [light = {}, changed = {}] = sheetColours(readFileSync('app/globals.css', 'utf8'));
const built = { light, dark: { ...light, ...changed } };

beforeAll(() => {
  process.env.BRAND_COLOURS = JSON.stringify(built);
});

afterAll(() => {
  delete process.env.BRAND_COLOURS;
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('every main colour gives colours that can be read, in light and in dark', () => {
  fc.assert(
    fc.property(hex, (main) => {
      const own = paletteFrom(main);
      for (const scheme of ['light', 'dark'] as const) {
        // A button whose ground hides it is adapted where it is shown.
        const { link, focus, deep, 'on-deep-soft': soft } = own[scheme];
        expect(visibleColours(own[scheme], built[scheme])).toMatchObject({
          ...{ link, focus, deep, 'on-deep-soft': soft },
        });
      }
    }),
  );
});

test('buttons on light pages have the colour that the owner gave', () => {
  expect(paletteFrom('#f2c14e').light).toMatchObject({ action: '#f2c14e', 'on-action': '#000000' });
});

test.each([
  ['Rojo', '#c81e1e'],
  ['marrón', '#7c4a21'],
  ['#FFF', '#ffffff'],
  ['f5e663', '#f5e663'],
  ['bonito', 'bonito'],
])('%s is %s', (written, code) => {
  expect(colourOf(written)).toBe(code);
});
