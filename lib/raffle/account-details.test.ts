import { accountDetails, accountKind } from './account-details';

const rows = (account: string) =>
  accountDetails(account).map(({ label, value, copy }) => [label, value, copy]);

test('labelled lines come in the order in which a bank app asks', () => {
  expect(
    rows(
      'Titular: Inversiones Araguaney C.A.\nTeléfono: 0414-555.01.34\nRIF: J-12345678-9\nBanco: 0102 Venezuela',
    ),
  ).toEqual([
    ['Banco', 'Banco de Venezuela (0102)', 'Banco de Venezuela (0102)'],
    ['Teléfono', '0414-555.01.34', '04145550134'],
    ['RIF', 'J-12345678-9', '123456789'],
    ['Titular', 'Inversiones Araguaney C.A.', 'Inversiones Araguaney C.A.'],
  ]);
});

test('labels on one line are separated', () => {
  expect(rows('Banco: Banesco Tlf: +58 414 5550134 CI: V-12.345.678')).toEqual([
    ['Banco', 'Banesco (0134)', 'Banesco (0134)'],
    ['Tlf', '+58 414 5550134', '04145550134'],
    ['CI', 'V-12.345.678', '12345678'],
  ]);
});

test('signs and spaces between labelled values belong to none of them', () => {
  expect(rows('Banco : Banesco, Tlf: 0414-5550134 - Titular: María Pérez')).toEqual([
    ['Banco', 'Banesco (0134)', 'Banesco (0134)'],
    ['Tlf', '0414-5550134', '04145550134'],
    ['Titular', 'María Pérez', 'María Pérez'],
  ]);
});

test('each of several phones is copied by itself', () => {
  expect(rows('Tlf: 0414-5550134 / 0424-1112233, +58 412 7654321')).toEqual([
    ['Tlf', '0414-5550134', '04145550134'],
    ['Tlf', '0424-1112233', '04241112233'],
    ['Tlf', '+58 412 7654321', '04127654321'],
  ]);
});

test.each([
  ['Tlf: 0058 414 5550134', '04145550134'],
  ['Tlf: +58 0414 5550134', '04145550134'],
  ['Pago móvil: 0414-5550134 (Banco 0102)', '04145550134'],
  ['Teléfono: 0212-5550134', '02125550134'],
])('only the phone of %j is copied', (account, phone) => {
  expect(accountDetails(account).map(({ copy }) => copy)).toContain(phone);
});

test('a phone without digits is copied as it stands', () => {
  expect(rows('Teléfono: por WhatsApp')).toEqual([['Teléfono', 'por WhatsApp', 'por WhatsApp']]);
});

test('values without labels are recognised', () => {
  expect(rows('0102 0414-5550134 V12345678')).toEqual([
    ['Banco', 'Banco de Venezuela (0102)', 'Banco de Venezuela (0102)'],
    ['Teléfono', '0414-5550134', '04145550134'],
    ['Cédula o RIF', 'V12345678', '12345678'],
  ]);
  expect(rows('Cuenta corriente 0134-0001-22-3344556677')).toEqual([
    ['Banco', 'Banesco (0134)', 'Banesco (0134)'],
    ['Cuenta corriente', '0134-0001-22-3344556677', '01340001223344556677'],
  ]);
  expect(rows('pagos@araguaney.example')).toEqual([
    ['Correo', 'pagos@araguaney.example', 'pagos@araguaney.example'],
  ]);
});

test.each([
  'Escríbenos antes de pagar',
  'https://pagos.example/araguaney?rifa=1',
  'Banco: Banesco (0134) | Cuenta: 0134 0001 2233 4455 6677 | María Pérez',
  'Pago: 10:30 am; Sede: Valencia',
  'Binance Pay ID 123456789 usuario: araguaney',
])('no word of %j is lost', (account) => {
  const shown = accountDetails(account)
    .map(({ label, value }) => `${label} ${value}`)
    .join(' ');
  for (const word of account.split(/[\s|;:]+/).filter(Boolean)) expect(shown).toContain(word);
});

test('no account has no details', () => {
  expect(accountDetails(' \n ')).toEqual([]);
});

test.each([
  ['María Pérez - 0414-5550134', 'María Pérez'],
  ['0102, Venezuela, María Pérez', 'Venezuela, María Pérez'],
  ['María Pérez (0414-5550134)', 'María Pérez'],
])('the rest of %j reads %j', (account, text) => {
  expect(accountDetails(account).at(-1)).toMatchObject({ label: 'Datos', value: text });
});

test.each([
  ['ZELLE: pagos@araguaney.example', 'Zelle'],
  ['Binance Pay ID 123456789', 'Binance'],
  ['Cuenta: 0134 0001 2233 4455 6677, Tlf: 0414-5550134', 'Pago Móvil'],
  ['Cuenta: 0134 0001 2233 4455 6677', 'Transferencia bancaria'],
  ['Escríbenos antes de pagar', null],
])('a method without a name that is paid to %j is called %p', (account, name) => {
  expect(accountKind(account)).toBe(name);
});
