import fc from 'fast-check';
import { cleanCode, cleanWords } from './clean-text';
import { hasNumber } from './digital-ticket';
import { isSamePhone } from './is-same-buyer';
import { normalizeNationalId, normalizePhone } from './buyer';
import { buyerSchema } from './purchase-schema';
import { parseNumbers, parseTicketListQuery } from './ticket-query';
import { searchText } from './ticket-page';
import { parseVerification } from './verification';

const around = (sign: string) => (text: string) =>
  sign + text.replace(/(?<=\d)(?=\d{3}$)/, sign) + sign;

/** The same text as it comes from WhatsApp, a PDF or a foreign keyboard. */
const ODD_FORMS: [string, (text: string) => string][] = [
  ['zero width spaces', around('\u200b')],
  ['zero width joiners', around('\u200d')],
  ['left-to-right marks', around('\u200e')],
  ['right-to-left marks', around('\u200f')],
  ['an embedding', (text) => `\u202a${text}\u202c`],
  ['an override', (text) => `\u202d${text}\u202c`],
  ['an isolate', (text) => `\u2066${text}\u2069`],
  ['word joiners', around('\u2060')],
  ['byte order marks', around('\ufeff')],
  ['soft hyphens', around('\u00ad')],
  ['an Arabic mark', around('\u061c')],
  ['variation selectors', around('\ufe0f')],
  ['no-break spaces around it', (text) => `\u00a0${text}\u202f`],
  ['blank Braille around it', (text) => `\u2800${text}\u2800`],
  ['line ends around it', (text) => `\r\n${text}\u2028`],
  [
    'full-width digits',
    (text) => text.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(+digit)),
  ],
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '－'].map(
    (dash): [string, (text: string) => string] => [
      `the dash ${dash}`,
      (text) => text.replaceAll('-', dash),
    ],
  ),
];

const buyer = {
  method: 'zelle',
  amount: '10.5',
  reference: '00-12345',
  name: 'Ana Pérez',
  nationalId: 'V-12345678',
  phoneCode: '58',
  phone: '0414-1234567',
  address: 'Calle 5',
};

describe.each(ODD_FORMS)('with %s', (_, odd) => {
  test.each(['amount', 'reference', 'name', 'nationalId', 'phoneCode', 'phone'] as const)(
    'the %s of a purchase is what it would be without',
    (field) => {
      const cast = buyerSchema.validateSync({ ...buyer, [field]: odd(buyer[field]) });
      expect(cast).toEqual(buyerSchema.validateSync(buyer));
    },
  );

  test('a verification is the same', () => {
    const [nationalId, phoneEnding, phone] = ['V-12345678', '4567', '0414-1234567'];
    for (const plain of [
      { nationalId, phoneEnding },
      { nationalId, phone },
    ]) {
      const pasted = Object.fromEntries(Object.entries(plain).map(([k, v]) => [k, odd(v)]));
      expect(parseVerification(pasted)).toEqual(parseVerification(plain));
    }
  });

  test('a number is searched, asked for and compared as itself', () => {
    const pasted = odd('00-0501');
    for (const search of [pasted, searchText(pasted)]) {
      expect(parseTicketListQuery(new URLSearchParams({ search }))?.search).toBe('00-0501');
    }
    expect(parseNumbers(`7,${searchText(pasted)}`)).toEqual(['7', '00-0501']);
    expect(hasNumber('00-0501', searchText(pasted))).toBe(true);
  });

  test('a cédula or phone that a seller pasted still matches the buyer', () => {
    expect(normalizeNationalId(odd('V-12.345.678'))).toBe('V12345678');
    expect(normalizePhone(odd('0414-1234567'), '58')).toBe('4141234567');
    expect(isSamePhone(odd('0414-1234567'), '4141234567')).toBe(true);
  });
});

test.each(['\u200b', '\u200e\u2066\u2069', '\u00ad\ufeff', '\u3164 \u2800', '\u00a0'])(
  'a text of %j alone is an empty field',
  (nothing) => {
    for (const field of ['reference', 'name', 'nationalId', 'phone', 'address', 'phoneCode']) {
      const problem = () => buyerSchema.validateSyncAt(field, { ...buyer, [field]: nothing });
      expect(problem).toThrow('Este campo es obligatorio');
    }
    const amount = () => buyerSchema.validateSyncAt('amount', { ...buyer, amount: nothing });
    expect(amount).toThrow('Este campo es obligatorio y debe ser mayor a 0');
  },
);

test.each([
  ['José Ñáñez-O’Connor', 'José Ñáñez-O’Connor'],
  ["Jose\u0301 D'Angelo", "José D'Angelo"],
  ['Av. 2ª, Nº 5½ – piso 3º', 'Av. 2ª, Nº 5½ – piso 3º'],
  ['Ana ❤️ 👩🏽‍🚒 👨‍👩‍👧 🇻🇪', 'Ana ❤️ 👩🏽‍🚒 👨‍👩‍👧 🇻🇪'],
  ['A\u200dn\u200ba\u00ad \u202ePérez\u202c', 'Ana Pérez'],
  ['\u2066=cmd', '=cmd'],
])('the name or address %j is %j', (typed, clean) => {
  expect(cleanWords(typed)).toBe(clean);
});

test('no formula hides behind invisible characters', () => {
  expect(buyerSchema.cast({ ...buyer, name: '\u200b=1+1' }).name).toBe('1+1');
});

const anyLetter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

test('cleaning again changes nothing, and a text over 1000 characters is not cleaned', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 200 }), (typed) => {
      for (const clean of [cleanCode, cleanWords]) {
        expect(clean(clean(typed))).toBe(clean(typed));
      }
    }),
  );
  const longest = '\u200e'.repeat(1000);
  expect([cleanCode(longest), cleanWords(longest)]).toEqual(['', '']);
  const long = `${longest}\u200e`;
  expect([cleanCode(long), cleanWords(long)]).toEqual([long, long]);
});
