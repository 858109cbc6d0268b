import fc from 'fast-check';
import { accountDetails } from './account-details';
import { accountLines } from './plain-text';

const PIECES = [
  ...['0102', '0134', '0414-5550134', '+58 424 111.22.33', '+1 (305) 555-0134', '300 123 4567'],
  ...['V12345678', 'J-40123456-7', '12.345.678', '0134 0001 22 3344556677', '123-456789-01'],
  ...['pagos@shop.example', '<a@b.test>', 'juan&co@b.test', 'LLC', 'María Pérez', 'o', 'y', 'N/A'],
  ...['Banco:', 'Teléfono/Cédula:', 'Tlf y CI:', 'Cédula o RIF:', 'Zelle:', 'Nombre del titular:'],
  ...['Cuenta', 'CI 12345678', '10:30 am', 'https://pagos.example/0102', '&reg;', '<b>', '</b>'],
  ...['<b 0134>', '📱', '*', '(', ')', '#', '@', '+', '$', '36,50', '1/2', '\u00a0', '<br>', '.'],
];
const JOINTS = [' ', ' ', '', '-', ' - ', ' / ', '/', ', ', ',', '. ', '\n', ' | ', ': ', ' o '];

const account = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(...JOINTS)), { maxLength: 9 })
  .map((parts) => parts.flat().join(''));
const anyAccount = fc.oneof(account, fc.string({ unit: 'grapheme', maxLength: 60 }));

/** Unicode has ℹ among the letters; in a message it is a picture. */
const words = (text: string): string[] => text.replaceAll('ℹ', ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of labels: one beside another that says the same is left out, and one that is split loses its "y" or "o". */
const LABELS = new Set(
  words('Banco Teléfono Cédula Tlf CI RIF Zelle Nombre del titular Cuenta o y'),
);

const shownOf = (lines: string) =>
  accountDetails(lines)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' ');

test('an account loses no value and no name from input to screen', () => {
  fc.assert(
    fc.property(anyAccount, (typed) => {
      const lines = accountLines(typed);
      const shown = words(shownOf(lines));
      for (const word of words(lines).filter((each) => !LABELS.has(each))) {
        const place = shown.indexOf(word);
        if (place < 0) throw new Error(`${word} is missing in ${shown.join(' ')}`);
        shown.splice(place, 1);
      }
    }),
    {
      numRuns: 2000,
      examples: [
        ['Cuenta o Teléfono/Cédula: 0102/0102/0102'],
        ['Tlf y CI: 12.345.678 | 0414-5550134 '],
        ['ℹ'],
      ],
    },
  );
});

test('the copied text is the value or one number or address out of it, never two glued together', () => {
  fc.assert(
    fc.property(anyAccount, (typed) => {
      for (const { value, copy } of accountDetails(accountLines(typed))) {
        if (value.includes(copy)) continue;
        const digits = copy.replace(/^\+/, '').replace(/^0(?=4\d{9}$)/, '');
        const numbers = value.match(/\d(?:[ .()–-]{0,3}\d)*/g) ?? [];
        expect(numbers.map((number) => number.replace(/\D/g, ''))).toContainEqual(
          expect.stringContaining(digits),
        );
      }
    }),
    { numRuns: 2000 },
  );
});
