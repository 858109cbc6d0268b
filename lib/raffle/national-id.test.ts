import fc from 'fast-check';
import { normalizeNationalId, splitNationalId } from './buyer';

test.each([
  ['12345678', 'V12345678'],
  ['J-40123456-7', 'J401234567'],
  ['12345', 'V12345'],
  ['V-08.555.013', 'V8555013'],
  ['008555013', 'V8555013'],
  ['E-084.123.456', 'E84123456'],
  ['P0123456', 'P0123456'],
  [`V-${'.'.repeat(50)}12345678`, 'V12345678'],
  ['VC.I. 12.345.678', 'V12345678'],
  ['VC.I.: E-84.123.456', 'E84123456'],
  ['Cédula de identidad Nº 12.345.678', 'V12345678'],
  ['RIF: J-40123456-7', 'J401234567'],
  ['12.345.678,00', 'V12345678'],
  ['V12,345,678.00', 'V12345678'],
  ['N° 12345678', 'V12345678'],
  ['N.° 12345678', 'V12345678'],
  ['VNº E-84.123.456', 'E84123456'],
  ['No. 12.345.678', 'V12345678'],
  ['Ced. 12345678', 'V12345678'],
  ['C.I. Nº 12.345.678', 'V12345678'],
])('%p is sent as %p', (typed, sent) => {
  expect(normalizeNationalId(typed)).toBe(sent);
});

test.each([
  '1234',
  '12345678x',
  '.*',
  'V1234567890123',
  'ABCD123456',
  `V-${'.'.repeat(51)}12345678`,
  '12345678,0',
  '12345678.0',
  '1'.repeat(5000),
])('%p is no cédula', (typed) => {
  expect(normalizeNationalId(typed)).toBeNull();
});

test.each([59, 61])('%i signs that become many are refused before they are cleaned', (times) => {
  const replace = jest.spyOn(String.prototype, 'replace');
  const sent = normalizeNationalId('\ufdfa'.repeat(times));
  const cleanings = replace.mock.calls.length;
  replace.mockRestore();
  expect([sent, cleanings]).toEqual([null, 0]);
});

test.each([
  ['e 84123456', 'E', '84123456'],
  ['J-30123456-7', 'J', '30123456-7'],
  ['12345678', null, '12345678'],
  ['', null, ''],
  ['AV123456', null, 'AV123456'],
  ['C.I. V-12.345.678', 'V', '12.345.678'],
  ['Ｖ１２３４５６７８', 'V', '12345678'],
  ['\u200eE-84.123.456', 'E', '84.123.456'],
])('%j is the letter %p and %j', (text, letter, digits) => {
  expect(splitNationalId(text)).toEqual({ letter, digits });
});

const someDigits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${least - 1},${most - 1}}$`));
const gaps = fc.array(fc.constantFrom('', '', '', ' ', '.', '-', ',', '_', '/'), { minLength: 20 });
/** Avoids two digits after a last dot or comma, which would be cents. */
const written = (text: string, between: readonly string[]) =>
  [...text]
    .map((sign, place) => sign + (between[place] ?? ''))
    .join('')
    .replace(/[.,](?=\D*\d\D*(\d\D*)?$)/g, '');

test('however a document is written, it is sent as one', () => {
  const letters = fc.constantFrom('V', 'E', 'J', 'G', 'P');
  fc.assert(
    fc.property(letters, someDigits(5, 12), gaps, (letter, digits, between) => {
      const sent = letter + digits;
      expect(normalizeNationalId(written(sent, between).toLowerCase())).toBe(sent);
      if (letter === 'V') expect(normalizeNationalId(written(digits, between))).toBe(sent);
      const split = splitNationalId(written(sent, between).replaceAll(/^(.)[,_/]/g, '$1'));
      expect(normalizeNationalId(`${split.letter}${split.digits}`)).toBe(sent);
    }),
  );
});

test('any input is sent as letters and digits, and is read again unchanged', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[ve]?[-. 0-9x*]{4,14}$/),
    fc.stringMatching(/^[ve]?[0-9x]{5,9}$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const sent = normalizeNationalId(text);
      if (sent === null) return;
      expect(sent).toMatch(/^[A-Z]{1,3}\d{5,12}$/);
      expect(normalizeNationalId(sent)).toBe(sent);
    }),
  );
});
