import fc from 'fast-check';
import { accountRows, BANKS } from './account-rows';
import { plainLines } from './plain-text';

/** How sellers write an account, ⏎ for a line break, and what can be copied of it; of a bank its code stands here. */
const WRITTEN = `
Banco de Venezuela (0102) · C.I. V-18.555.013 ⏎ 0414-5550134 ⇒ 0102 18555013 04145550134
Zelle: +1 (305) 555-0134 ⇒ +13055550134
Datos para el Pago Móvil: ⏎ Banco de Venezuela ⏎ 0414-5550134 ⏎ C.I. 18.555.013 ⇒ 04145550134 18555013
BANCO DE VENEZUELA, 04145550134, V18555013 ⇒ 04145550134 18555013
0105-Mercantil 0414.555.0134 V.-18.555.013 ⇒ 0105 04145550134 18555013
BBVA Provincial (0108) ⏎ +58 (412) 555-0134 ⏎ RIF J-40123456-7 ⇒ 0108 04125550134 401234567
Código: 0172 ⏎ Banco: Bancamiga ⏎ Teléfono: 0416-5550134 ⏎ RIF: J-401234567 ⇒ 0172 04165550134 401234567
04145550134 Tlf, 18555013 C.I., Banesco ⇒ 04145550134 18555013
414-5550134 V18555013 0134 ⇒ 04145550134 18555013 0134
Banco: Banesco Banco Universal, S.A.C.A. ⏎ Cuenta corriente: 0134 0000 00 0000555013 ⏎ RIF: J-40123456-7 ⏎ A nombre de: Inversiones Araguaney, C.A. ⇒ 01340000000000555013 401234567
Banco: Venezuela ⏎ Tlf: 04145550134 ⏎ CI: 18555013 ⇒ 04145550134 18555013
Banco del Tesoro 0163 ⏎ 0426-5550134 ⏎ G-20000000-1 ⇒ 0163 04265550134 200000001
Banco: Banesco 0102 ⏎ Tlf: 04145550134 ⇒ 0102 04145550134
C.C. Plaza Mayor, local 14, Valencia ⇒
Paga al 0414-5550134 de Banesco y avisa al 0424-1112233 por WhatsApp ⇒
Pregunta por María | di rifa ; 000 ⇒
Llama al 0414-5550134 para coordinar ⇒
PayPal pagos@shop.example ⇒ pagos@shop.example
pagos@shop.example - Mariángel Rondón ⇒ pagos@shop.example
Nequi +57 300 123 4567 ⇒ +573001234567
Bank of America ⏎ Account: 123456789012 ⏎ Routing: 021000021 ⇒
*Pago Móvil* 📲 ⏎ 🏦 Banesco (0134) ⏎ 📞 0414-5550134 ⏎ 🪪 V-18.555.013 ⇒ 0134 04145550134 18555013
Banco Nacional de Crédito BNC 0191 ⏎ 04145550134 ⏎ V18555013 ⇒ 0191 04145550134 18555013
Identificación: V-18555013 Entidad: Banesco Celular: 0414-5550134 ⇒ 18555013 04145550134
PM ⏎ 0134-V18555013-04145550134 ⇒ 0134
Banco de Venezuela / C.I: 18555013 / Tlf: 04145550134 ⇒ 18555013 04145550134
Banco: ⏎ Venezuela ⏎ Teléfono: ⏎ 04145550134 ⏎ C.I.: ⏎ 18.555.013 ⇒ 04145550134 18555013
Banco ⏎ Titular ⏎ Mariángel Rondón ⇒
Nombre: Mariángel Rondón Cuenta corriente: 01340000000000555013 ⇒ 01340000000000555013
LLC <a@b.test> ⇒ a@b.test
Zelle: LLC <a@b.test> ⇒ a@b.test
+1 305 555 0134 pagos@x.test ⇒ +13055550134 pagos@x.test
Teléfono/Cédula: 0414-5550134 / 12345678 ⇒ 04145550134 12345678
Teléfono/Cédula: 0212-5550134 / V-12.345.678 ⇒ 12345678
Cédula o RIF: J-12345678-9 ⇒ 123456789
0102 04145550134 12345678 ⇒ 0102 04145550134 12345678
Banesco (0134) ⏎ 04145550134 ⏎ 12.345.678 ⇒ 0134 04145550134 12345678
Banco: Banesco 0134<br>Tlf: 0414.555.01.34<br>CI: E-84.123.456 ⇒ 0134 04145550134 84123456
0414-5550134 401234567 ⇒ 04145550134
01340001223344556677 / 01020001223344556677 ⇒
Número de cédula: 12345678 ⇒ 12345678
Número de teléfono: +58 (414) 555-0134 ⇒ 04145550134
Tlf: 0414-5550134 o 0424-1112233 ⇒
0414-5550134/0424-1112233 Banesco ⇒
Tlf: 0414/5550134 ⇒
Tel: 0414-555-0134 (solo WhatsApp 0424-1112233) ⇒
CI: V-12.345.678 (María) ⇒ 12345678
Cédula: 12.345.678 y 87.654.321 ⇒
Zelle uno@x.test Juan Pérez ⇒ uno@x.test
juan&co@b.test ⇒ juan&co@b.test
PayPal: paypal.me/juan ⇒
Binance ID 0134 5678 ⇒
USDT TRC20: TXYZabc123456789 ⇒
Bancolombia Ahorros 123-456789-01 ⇒
Cuenta: 1234567890 Routing: 021000021 ⇒
Bank of America Account 123456789012 Routing 021000021 ⇒
https://pagos.example/x?rifa=0102 ⇒
Horario de pago 8:00 am ⇒
*DATOS DE PAGO MÓVIL* ⏎ Banco: *Mercantil (0105)* ⏎ Cédula: *V-12345678* ⏎ Teléfono: _0424-1234567_ ⏎ Titular: *María Pérez* ⇒ 0105 12345678 04241234567
*Teléfono* 0414-1234567 ⏎ *Cédula* 12345678 ⇒ 04141234567 12345678
Escríbenos 😊 antes de pagar ⇒
Tlf.0414-1234567 C.I.12.345.678 Bco.Venezuela ⇒ 04141234567 12345678
correo.1990@shop.example ⇒ correo.1990@shop.example
PM BDV V12345678 04141234567 ⇒ 12345678 04141234567
Pago móvil ⏎ 04141234567 0102 12345678 ⇒ 04141234567
0102 12345678 0414-1234567 ⇒ 04141234567
Opción 1 ⏎ Banesco ⏎ 04141234567 ⏎ 12345678 ⏎ Opción 2 ⏎ Mercantil ⏎ 04241234567 ⏎ 12345678 ⇒ 04141234567 12345678 04241234567 12345678
Titular: Pedro Pérez, CI 12345678 ⇒ 12345678
Cta corriente Banesco N° 01340123451234567890 a nombre de Pedro Pérez CI 12345678 ⇒ 01340123451234567890 12345678
PM 0191 V-12345678 0412-1234567 Carlos ⇒ 0191 12345678 04121234567
PM: BNC-04141234567-12345678 ⇒
Pago móvil 0102 0414-1234567 V-12345678 ⏎ Reportar al: 0424-7654321 ⇒ 0102 04141234567 12345678
Pago móvil y WhatsApp: 0414-1234567 ⇒
Tlf: 0414-5550134 / 0424-1112233, +58 412 7654321 ⇒
pagos@araguaney.example ⇒ pagos@araguaney.example
Tlf: 0058 414 5550134 ⇒ 04145550134
Tlf: +58 0414 5550134 ⇒ 04145550134
Teléfono: 0212-5550134 ⇒
https://pagos.example/araguaney?rifa=1 ⇒
Binance Pay ID 123456789 usuario: araguaney ⇒
0102, Venezuela, María Pérez ⇒ 0102
ZELLE: pagos@araguaney.example ⇒ pagos@araguaney.example
WhatsApp: 0414-1234567 ⇒
`;

const table = WRITTEN.trim()
  .split('\n')
  .map((line) => line.split('⇒').map((part) => part.trim()));

const rowsOf = (typed: string) => accountRows(plainLines(typed.replaceAll(' ⏎ ', '\n')));

const valuesOf = (typed: string) => rowsOf(typed).flatMap(({ value }) => value ?? []);

test.each(table)('of %j can be copied: %s', (typed = '', values) => {
  const copies = valuesOf(typed).map(({ copy }) => /\((\d{4})\)$/.exec(copy)?.[1] ?? copy);
  expect(copies.join(' ')).toBe(values);
});

test.each([
  ['Banco: 0102', { bank: 'Banco de Venezuela' }],
  ['Cuenta 0134 0001 22 3344556677', { bank: 'Banesco' }],
  ['BANESCO 0134-0001-22-3344556677', {}],
  ['Cuenta 0116 0001 22 3344556677', {}],
  ['V-01341234', {}],
])('the bank beside the value of %j is %j', (typed, bank) => {
  const { kind: _kind, written: _written, copy: _copy, ...beside } = valuesOf(typed)[0]!;
  expect(beside).toEqual(bank);
});

test('a bank is copied by name and code', () => {
  expect(valuesOf('0102')).toMatchObject([{ copy: 'Banco de Venezuela (0102)' }]);
});

test('a line is cut behind each value and the signs after it; lines without values stay together', () => {
  const typed = 'Pago móvil\nJuan\n0102 / 0414-5550134, CI V-1234567 (Juan)\n\nGracias';
  const shown = accountRows(typed).map(({ before, value, after }) => [
    before,
    value?.written,
    after,
  ]);
  expect(shown).toEqual([
    ['Pago móvil\nJuan\n', undefined, undefined],
    ['', '0102', ' / '],
    ['', '0414-5550134', ', '],
    ['CI ', 'V-1234567', ' (Juan)\n'],
    ['\nGracias', undefined, undefined],
  ]);
});

test('of nothing there is no row', () => {
  expect(accountRows('')).toEqual([]);
});

test('each bank has its code once, in ascending order', () => {
  const codes = Object.keys(BANKS);
  expect(codes).toEqual([...codes].sort());
  expect(codes.filter((code) => !/^0\d{3}$/.test(code))).toEqual([]);
  expect(new Set(Object.values(BANKS)).size).toBe(codes.length);
});

const PIECES = [
  ...['0102', '0134', '0414-5550134', '+58 424 111.22.33', '+1 (305) 555-0134', '300 123 4567'],
  ...['V12345678', 'J-40123456-7', '12.345.678', '0134 0001 22 3344556677', '123-456789-01'],
  ...['pagos@shop.example', '<a@b.test>', 'juan&co@b.test', 'LLC', 'María Pérez', 'o', 'WhatsApp'],
  ...['Banco:', 'Teléfono/Cédula:', 'CI 12345678', '10:30 am', 'https://pagos.example/0102', '📱'],
  ...['*', '(', ')', '#', '@', '+', '$', '36,50', '1/2', '\u00a0', '\u200b', '1\ufe0f\u20e3', '.'],
];
const JOINTS = [' ', ' ', '', '-', ' - ', ' / ', '/', ', ', '. ', '\n', '\n\n', ' | ', ': ', ' o '];

const account = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(...JOINTS)), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));
const anyAccount = fc.oneof(account, fc.string({ unit: 'binary', maxLength: 60 }));

test('every character of an account is on the screen, in order', () => {
  fc.assert(
    fc.property(anyAccount, (typed) => {
      const shown = accountRows(typed).map(
        ({ before, value, after = '' }) => before + (value?.written ?? '') + after,
      );
      expect(shown.join('')).toBe(typed);
    }),
    { numRuns: 2000 },
  );
});

test('what is copied is the value beside the button, and a line has one of a kind', () => {
  fc.assert(
    fc.property(anyAccount, (typed) => {
      for (const line of typed.split('\n')) {
        const values = accountRows(line).flatMap(({ value }) => value ?? []);
        expect(new Set(values.map(({ kind, copy }) => kind + copy)).size).toBe(
          new Set(values.map(({ kind }) => kind)).size,
        );
        for (const { written, copy } of values) {
          if (written === copy) continue;
          const digits = written.replace(/\D/g, '');
          expect(digits).toContain(copy.replace(/^.* \(|\)$|^\+|^0(?=4\d{9}$)/g, ''));
        }
      }
    }),
    { numRuns: 2000 },
  );
});
