import { accountDetails } from './account-details';
import { accountLines } from './plain-text';

/** The text shown, followed by the text copied if that differs from the value. */
const AS_TYPED: [typed: string, shown: string[]][] = [
  ['LLC <a@b.test>', ['Correo | a@b.test', 'Datos | LLC']],
  ['Zelle: LLC <a@b.test>', ['Zelle | LLC <a@b.test> | a@b.test']],
  ['+1 (305) 555-0134', ['Teléfono | +1 (305) 555-0134 | +13055550134']],
  ['Zelle +1 (305) 555-0134', ['Zelle | +1 (305) 555-0134 | +13055550134']],
  [
    '+1 305 555 0134 pagos@x.test',
    ['Teléfono | +1 305 555 0134 | +13055550134', 'Correo | pagos@x.test'],
  ],
  ['Tlf: +1 (305) 555-0134', ['Tlf | +1 (305) 555-0134 | +13055550134']],
  [
    'Teléfono/Cédula: 0414-5550134 / 12345678',
    ['Teléfono | 0414-5550134 | 04145550134', 'Cédula | 12345678'],
  ],
  [
    'Teléfono/Cédula: 0212-5550134 / V-12.345.678',
    ['Teléfono | 0212-5550134 | 02125550134', 'Cédula | V-12.345.678 | 12345678'],
  ],
  [
    'Tlf y CI: 0414 5550134 - V 12345678',
    ['Tlf | 0414 5550134 | 04145550134', 'CI | V 12345678 | 12345678'],
  ],
  [
    'Banco, Tlf y CI: 0102, 0414-5550134, V-12345678',
    [
      'Banco | Banco de Venezuela (0102)',
      'Tlf | 0414-5550134 | 04145550134',
      'CI | V-12345678 | 12345678',
    ],
  ],
  [
    'Banco y cuenta: Banesco 0134-0001-22-3344556677',
    ['Banco | Banesco (0134)', 'cuenta | 0134-0001-22-3344556677 | 01340001223344556677'],
  ],
  ['Cédula o RIF: J-12345678-9', ['Cédula o RIF | J-12345678-9 | 123456789']],
  ['CI/RIF: V12345678', ['CI/RIF | V12345678 | 12345678']],
  [
    'Pago Móvil 0102 0414-5550134 V12345678',
    [
      'Banco | Banco de Venezuela (0102)',
      'Teléfono | 0414-5550134 | 04145550134',
      'Cédula o RIF | V12345678 | 12345678',
    ],
  ],
  [
    '0102 04145550134 12345678',
    ['Banco | Banco de Venezuela (0102)', 'Teléfono | 04145550134', 'Cédula o RIF | 12345678'],
  ],
  [
    'Banesco (0134)\n04145550134\n12.345.678',
    ['Banco | Banesco (0134)', 'Teléfono | 04145550134', 'Cédula o RIF | 12.345.678 | 12345678'],
  ],
  [
    'Banco: Banesco 0134<br>Tlf: 0414.555.01.34<br>CI: E-84.123.456',
    [
      'Banco | Banesco (0134)',
      'Tlf | 0414.555.01.34 | 04145550134',
      'CI | E-84.123.456 | 84123456',
    ],
  ],
  [
    '<p><b>Banco:</b> 0134</p><p><b>Tlf:</b> +58-414-555-01-34</p>',
    ['Banco | Banesco (0134)', 'Tlf | +58-414-555-01-34 | 04145550134'],
  ],
  [
    'V12345678 0414-5550134 0102 Juan, Caracas',
    [
      'Banco | Banco de Venezuela (0102)',
      'Teléfono | 0414-5550134 | 04145550134',
      'Cédula o RIF | V12345678 | 12345678',
      'Datos | Juan, Caracas',
    ],
  ],
  ['0414-5550134 401234567', ['Teléfono | 0414-5550134 | 04145550134', 'Datos | 401234567']],
  [
    'RIF J-40123456-7 0414-5550134 0102',
    [
      'Banco | Banco de Venezuela (0102)',
      'Teléfono | 0414-5550134 | 04145550134',
      'RIF | J-40123456-7 | 401234567',
    ],
  ],
  [
    'Cuenta: 0134 0001 22 3344556677 o 0102 0001 22 3344556677',
    [
      'Cuenta | 0134 0001 22 3344556677 | 01340001223344556677',
      'Cuenta | o 0102 0001 22 3344556677 | 01020001223344556677',
    ],
  ],
  [
    '01340001223344556677 / 01020001223344556677',
    ['Cuenta | 01340001223344556677', 'Cuenta | 01020001223344556677'],
  ],
  [
    'Cuenta Nº 0134-0001-22-3344556677 Titular: Inversiones X, C.A. RIF: J-40123456-7',
    [
      'Banco | Banesco (0134)',
      'Cuenta Nº | 0134-0001-22-3344556677 | 01340001223344556677',
      'RIF | J-40123456-7 | 401234567',
      'Titular | Inversiones X, C.A.',
    ],
  ],
  [
    'Cuenta: 01340001223344556677 a nombre de J-12345678-9',
    [
      'Banco | Banesco (0134)',
      'Cuenta | 01340001223344556677',
      'a nombre de | J-12345678-9 | 123456789',
    ],
  ],
  [
    'Cuenta corriente #0134 0001 2233 4455 6677',
    [
      'Banco | Banesco (0134)',
      'Cuenta corriente | 0134 0001 2233 4455 6677 | 01340001223344556677',
    ],
  ],
  ['Nombre del titular: María Pérez', ['Nombre del titular | María Pérez']],
  ['Número de cédula: 12345678', ['Número de cédula | 12345678']],
  [
    'Número de teléfono: +58 (414) 555-0134',
    ['Número de teléfono | +58 (414) 555-0134 | 04145550134'],
  ],
  [
    'Tlf: 0414-5550134 o 0424-1112233',
    ['Tlf | 0414-5550134 | 04145550134', 'Tlf | o 0424-1112233 | 04241112233'],
  ],
  [
    '0414-5550134 o 0424-1112233',
    ['Teléfono | 0414-5550134 | 04145550134', 'Teléfono | o 0424-1112233 | 04241112233'],
  ],
  [
    '0414-5550134/0424-1112233 Banesco',
    [
      'Banco | Banesco (0134)',
      'Teléfono | 0414-5550134 | 04145550134',
      'Teléfono | 0424-1112233 | 04241112233',
    ],
  ],
  ['Tlf: 555-0134 555-0135', ['Tlf | 555-0134 555-0135']],
  ['Tlf: (0414) 555 01 34', ['Tlf | (0414) 555 01 34 | 04145550134']],
  ['Tlf: 0414/5550134', ['Tlf | 0414/5550134']],
  [
    'Tel: 0414-555-0134 (solo WhatsApp 0424-1112233)',
    ['Tel | 0414-555-0134 (solo WhatsApp 0424-1112233)'],
  ],
  ['CI: V-12.345.678 (María)', ['CI | V-12.345.678 (María) | 12345678']],
  [
    'CI: V-12345678 / J-40123456-7',
    ['CI | V-12345678 | 12345678', 'CI | J-40123456-7 | 401234567'],
  ],
  ['Cédula: 12.345.678 y 87.654.321', ['Cédula | 12.345.678 y 87.654.321']],
  [
    'Zelle: pagos@shop.example (Inversiones X LLC)',
    ['Zelle | pagos@shop.example (Inversiones X LLC) | pagos@shop.example'],
  ],
  ['Zelle: uno@x.test o dos@x.test', ['Zelle | uno@x.test', 'Zelle | o dos@x.test | dos@x.test']],
  ['Zelle uno@x.test Juan Pérez', ['Zelle | uno@x.test', 'Datos | Juan Pérez']],
  ["o'neil@b.test", ["Correo | o'neil@b.test"]],
  ['juan&co@b.test', ['Correo | juan&co@b.test']],
  ['PayPal: paypal.me/juan', ['PayPal | paypal.me/juan']],
  ['Binance Pay ID: 123456789', ['Binance Pay ID | 123456789']],
  ['Binance ID 0134 5678', ['Datos | Binance ID 0134 5678']],
  ['USDT TRC20: TXYZabc123456789', ['USDT TRC20 | TXYZabc123456789']],
  ['Nequi: 300 123 4567', ['Nequi | 300 123 4567']],
  ['Bancolombia Ahorros 123-456789-01', ['Datos | Bancolombia Ahorros 123-456789-01']],
  ['Cuenta: 123-456789-01', ['Cuenta | 123-456789-01 | 12345678901']],
  ['Cuenta: 1234567890 Routing: 021000021', ['Cuenta | 1234567890 Routing: 021000021']],
  [
    'Bank of America Account 123456789012 Routing 021000021',
    ['Datos | Bank of America Account 123456789012 Routing 021000021'],
  ],
  [
    '📱 Teléfono: 0414-5550134 🏦 Banco: Banesco ✅',
    ['Banco | Banesco (0134)', 'Teléfono | 0414-5550134 | 04145550134'],
  ],
  [
    '*Banco:* 0102\n*CI:* V12345678',
    ['Banco | Banco de Venezuela (0102)', 'CI | V12345678 | 12345678'],
  ],
  ['https://pagos.example/x?rifa=0102', ['Datos | https://pagos.example/x?rifa=0102']],
  ['<a href="https://pagos.example/x">Pagar</a>', ['Datos | Pagar https://pagos.example/x']],
  ['Banco 0102-Venezuela', ['Banco | Banco de Venezuela (0102)']],
  ['Horario de pago 8:00 am', ['Datos | Horario de pago 8:00 am']],
  [
    'Banco: Banesco\nTlf: 0414-5550134\nBanco: Mercantil\nTlf: 0424-1112233',
    [
      'Banco | Banesco (0134)',
      'Tlf | 0414-5550134 | 04145550134',
      'Banco | Mercantil (0105)',
      'Tlf | 0424-1112233 | 04241112233',
    ],
  ],
];

test.each(AS_TYPED)('%j is shown and copied as %j', (typed, shown) => {
  const details = accountDetails(accountLines(typed)).map(({ label, value, copy }) =>
    [label, value, ...(copy === value ? [] : [copy])].join(' | '),
  );
  expect(details).toEqual(shown);
});
