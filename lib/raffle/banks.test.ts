import { bankNamed, bankOfAccount, BANKS } from './banks';

/** As the banks' own apps list them, December 2024 (gist.github.com/arodu), with the Central Bank's two institutions. */
const CODES =
  '0001 0102 0104 0105 0108 0114 0115 0128 0134 0137 0138 0146 0151 0156 0157 0163 0166 0168 0169 0171 0172 0173 0174 0175 0177 0178 0191 0601';

test('the table has each bank once, by ascending code', () => {
  expect(BANKS.map(({ code }) => code).join(' ')).toBe(CODES);
});

test.each(BANKS)('$code is $name, by code, by name and by account', ({ code, name }) => {
  const shown = `${name} (${code})`;
  expect(bankNamed(code, { isLabelled: true })).toBe(shown);
  expect(bankNamed(name, { isLabelled: true })).toBe(shown);
  expect(bankNamed(shown, { isLabelled: false })).toBe(shown);
  expect(bankOfAccount(`${code}0000000000000000`)).toBe(shown);
});

test.each([
  ['Venezuela', 'Banco de Venezuela (0102)'],
  ['0102 - BANCO DE VENEZUELA S.A.C.A. BANCO UNIVERSAL', 'Banco de Venezuela (0102)'],
  ['bdv', 'Banco de Venezuela (0102)'],
  ['BNC', 'Banco Nacional de Crédito (0191)'],
  ['Bco. Mercantil, C.A.', 'Mercantil (0105)'],
  ['BANESCO', 'Banesco (0134)'],
  ['Bicentenario', 'Banco Digital de los Trabajadores (0175)'],
  ['Mi Banco', 'R4 Banco Microfinanciero (0169)'],
  ['Agricola', 'Banco Agrícola de Venezuela (0166)'],
  ['Credito', null],
  ['Banesco 0102', null],
  ['Banesco o Mercantil', null],
  ['0102 0134', null],
  ['0116 BOD', null],
  ['0102 María Pérez', null],
  ['Banco', null],
  ['', null],
])('the labelled bank %j is %j', (typed, bank) => {
  expect(bankNamed(typed, { isLabelled: true })).toBe(bank);
});

test.each(['Venezuela', 'Plaza', 'Nacional', 'Exterior'])(
  '%j alone may mean something else, "Banco" before it makes it a bank',
  (word) => {
    expect(bankNamed(word, { isLabelled: false })).toBeNull();
    expect(bankNamed(`Banco ${word}`, { isLabelled: false })).not.toBeNull();
  },
);
