import { readingOf } from './account-details.test-kit';

/** How sellers write an account: each value by its label, with the text copied if that differs. */
const WRITINGS: [typed: string, shown: string][] = [
  [
    'Banco de Venezuela (0102) · C.I. V-18.555.013\n0414-5550134',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-5550134 > 04145550134; C.I.: V-18.555.013 > 18555013',
  ],
  [
    'Banco de Venezuela · C.I. V-18.555.013 · 0414-5550134',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-5550134 > 04145550134; C.I.: V-18.555.013 > 18555013',
  ],
  [
    'Banesco, cuenta corriente a nombre de Mariángel Rondón · C.I. V-18.555.013\n0134 0000 00 0000555013',
    'Banco: Banesco (0134); Cuenta: 0134 0000 00 0000555013 > 01340000000000555013; C.I.: V-18.555.013 > 18555013; Datos: cuenta corriente a nombre de Mariángel Rondón',
  ],
  [
    'Telefono/Cedula: 0414-5550134 / V-18555013',
    'Telefono: 0414-5550134 > 04145550134; Cedula: V-18555013 > 18555013',
  ],
  [
    'Telefono/Cedula: 04145550134 / 18555013\nBanco: Mercantil',
    'Banco: Mercantil (0105); Telefono: 04145550134; Cedula: 18555013',
  ],
  ['Zelle: +1 (305) 555-0134', 'Zelle: +1 (305) 555-0134 > +13055550134'],
  [
    'Zelle +1 (305) 555-0134 Inversiones Araguaney LLC',
    'Zelle: +1 (305) 555-0134 > +13055550134; Datos: Inversiones Araguaney LLC',
  ],
  [
    'PAGO MÓVIL\n0102\n0414-5550134\nV-18.555.013',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-5550134 > 04145550134; Cédula o RIF: V-18.555.013 > 18555013',
  ],
  [
    'Pago móvil: 0102 / 04145550134 / 18555013',
    'Banco: Banco de Venezuela (0102); Teléfono: 04145550134; Cédula o RIF: 18555013',
  ],
  [
    'Pago Móvil BDV 0414 555 01 34 CI 18555013',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414 555 01 34 > 04145550134; CI: 18555013',
  ],
  [
    'Datos para el Pago Móvil:\nBanco de Venezuela\n0414-5550134\nC.I. 18.555.013',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-5550134 > 04145550134; C.I.: 18.555.013 > 18555013',
  ],
  [
    'BANCO DE VENEZUELA, 04145550134, V18555013',
    'Banco: Banco de Venezuela (0102); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Banesco / 0414-5550134 / V-18.555.013 / María Pérez',
    'Banco: Banesco (0134); Teléfono: 0414-5550134 > 04145550134; Cédula o RIF: V-18.555.013 > 18555013; Datos: María Pérez',
  ],
  [
    'Banesco | 0414-5550134 | V-18.555.013 | María Pérez',
    'Banco: Banesco (0134); Teléfono: 0414-5550134 > 04145550134; Cédula o RIF: V-18.555.013 > 18555013; Datos: María Pérez',
  ],
  [
    'Mercantil 0105 04145550134 V18555013',
    'Banco: Mercantil (0105); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    '0105-Mercantil 0414.555.0134 V.-18.555.013',
    'Banco: Mercantil (0105); Teléfono: 0414.555.0134 > 04145550134; Cédula o RIF: V.-18.555.013 > 18555013',
  ],
  [
    'Banco: 0191 BNC; Tlf: 0424 5550134; CI: 18555013',
    'Banco: Banco Nacional de Crédito (0191); Tlf: 0424 5550134 > 04245550134; CI: 18555013',
  ],
  [
    'Bco. Provincial\nTelf. 0412-5550134\nCed. 18.555.013',
    'Banco: Provincial (0108); Telf.: 0412-5550134 > 04125550134; Ced.: 18.555.013 > 18555013',
  ],
  [
    'BBVA Provincial (0108)\n+58 (412) 555-0134\nRIF J-40123456-7',
    'Banco: Provincial (0108); Teléfono: +58 (412) 555-0134 > 04125550134; RIF: J-40123456-7 > 401234567',
  ],
  [
    'Cod. 0172\nCel: 0416-5550134\nRif: J401234567',
    'Cod.: Bancamiga (0172); Cel: 0416-5550134 > 04165550134; Rif: J401234567 > 401234567',
  ],
  [
    'Código: 0172\nBanco: Bancamiga\nTeléfono: 0416-5550134\nRIF: J-401234567',
    'Código: Bancamiga (0172); Teléfono: 0416-5550134 > 04165550134; RIF: J-401234567 > 401234567',
  ],
  [
    'Bancamiga 0172, tlf 0416 5550134, rif j-40123456-7',
    'Banco: Bancamiga (0172); tlf: 0416 5550134 > 04165550134; rif: j-40123456-7 > 401234567',
  ],
  [
    'Tlf 0414-5550134 C.I. V-18.555.013 Banco Banesco',
    'Banco: Banesco (0134); Tlf: 0414-5550134 > 04145550134; C.I.: V-18.555.013 > 18555013',
  ],
  [
    'Teléfono 0414-5550134 cédula 18.555.013 banco 0134',
    'banco: Banesco (0134); Teléfono: 0414-5550134 > 04145550134; cédula: 18.555.013 > 18555013',
  ],
  [
    '0414-5550134 (teléfono) V-18555013 (cédula) 0134 (banco)',
    'banco: Banesco (0134); teléfono: 0414-5550134 > 04145550134; cédula: V-18555013 > 18555013',
  ],
  [
    '04145550134 Tlf, 18555013 C.I., Banesco',
    'Banco: Banesco (0134); Tlf: 04145550134; C.I.: 18555013',
  ],
  [
    'Tlf=04145550134 CI=18555013 Banco=0134',
    'Banco: Banesco (0134); Tlf: 04145550134; CI: 18555013',
  ],
  [
    '58 414 5550134\nV 18 555 013\n0134',
    'Banco: Banesco (0134); Teléfono: 58 414 5550134 > 04145550134; Cédula o RIF: V 18 555 013 > 18555013',
  ],
  [
    '414-5550134 V18555013 0134',
    'Banco: Banesco (0134); Teléfono: 414-5550134 > 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Banco: 0134 - Banesco\nTeléfono: 0414-5550134\nCédula: V-18.555.013',
    'Banco: Banesco (0134); Teléfono: 0414-5550134 > 04145550134; Cédula: V-18.555.013 > 18555013',
  ],
  [
    'Banco: Banesco Banco Universal, S.A.C.A.\nCuenta corriente: 0134 0000 00 0000555013\nRIF: J-40123456-7\nA nombre de: Inversiones Araguaney, C.A.',
    'Banco: Banesco (0134); Cuenta corriente: 0134 0000 00 0000555013 > 01340000000000555013; RIF: J-40123456-7 > 401234567; A nombre de: Inversiones Araguaney, C.A.',
  ],
  [
    '01340000000000555013 Banesco J-40123456-7 Inversiones Araguaney, C.A.',
    'Banco: Banesco (0134); Cuenta: 01340000000000555013; Cédula o RIF: J-40123456-7 > 401234567; Datos: Inversiones Araguaney, C.A.',
  ],
  [
    'Cta. Cte. 0134-0000-00-0000555013 Banesco a nombre de Inversiones Araguaney C.A. RIF J-40123456-7',
    'Banco: Banesco (0134); Cta. Cte.: 0134-0000-00-0000555013 > 01340000000000555013; RIF: J-40123456-7 > 401234567; a nombre de: Inversiones Araguaney C.A.',
  ],
  [
    'Cuenta de ahorros Nº 0108-0000-00-0000555013',
    'Banco: Provincial (0108); Cuenta de ahorros Nº: 0108-0000-00-0000555013 > 01080000000000555013',
  ],
  [
    'Cuenta Corriente Banco Mercantil 0105 0000 00 0000555013',
    'Banco: Mercantil (0105); Cuenta Corriente: 0105 0000 00 0000555013 > 01050000000000555013',
  ],
  [
    'Banco: Venezuela\nTlf: 04145550134\nCI: 18555013',
    'Banco: Banco de Venezuela (0102); Tlf: 04145550134; CI: 18555013',
  ],
  [
    'Venezuela 04145550134 18555013',
    'Teléfono: 04145550134; Cédula o RIF: 18555013; Datos: Venezuela',
  ],
  [
    'Banco Bicentenario 0175 04145550134 V18555013',
    'Banco: Banco Digital de los Trabajadores (0175); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Banco del Tesoro 0163\n0426-5550134\nG-20000000-1',
    'Banco: Banco del Tesoro (0163); Teléfono: 0426-5550134 > 04265550134; Cédula o RIF: G-20000000-1 > 200000001',
  ],
  [
    'Banco: 0116 BOD\nTlf: 04145550134\nCI: 18555013',
    'Banco: 0116 BOD; Tlf: 04145550134; CI: 18555013',
  ],
  ['Banco: Banesco 0102\nTlf: 04145550134', 'Banco: Banesco 0102; Tlf: 04145550134'],
  ['C.C. Plaza Mayor, local 14, Valencia', 'Datos: C.C. Plaza Mayor, local 14, Valencia'],
  [
    'Entregue los dólares en el Banco Plaza de la avenida 4',
    'Datos: Entregue los dólares en el Banco Plaza de la avenida 4',
  ],
  [
    'Paga al 0414-5550134 de Banesco y avisa al 0424-1112233 por WhatsApp',
    'Datos: Paga al 0414-5550134 de Banesco y avisa al 0424-1112233 por WhatsApp',
  ],
  [
    'Paga en la tienda\nPregunta por María\nDe 9 a 5',
    'Datos: Paga en la tienda\nPregunta por María\nDe 9 a 5',
  ],
  ['Pregunta por María | di rifa ; 000', 'Datos: Pregunta por María | di rifa ; 000'],
  ['Llama al 0414-5550134 para coordinar', 'Datos: Llama al 0414-5550134 para coordinar'],
  ['Binance Pay ID 123456789', 'Datos: Binance Pay ID 123456789'],
  [
    'Binance: pagos@shop.example (ID 123456789)',
    'Binance: pagos@shop.example (ID 123456789) > pagos@shop.example',
  ],
  [
    'Zelle: pagos@shop.example\nNombre: Inversiones Araguaney LLC',
    'Nombre: Inversiones Araguaney LLC; Zelle: pagos@shop.example',
  ],
  ['PayPal pagos@shop.example', 'PayPal: pagos@shop.example'],
  ['pagos@shop.example - Mariángel Rondón', 'Correo: pagos@shop.example; Datos: Mariángel Rondón'],
  ['Nequi +57 300 123 4567', 'Teléfono: +57 300 123 4567 > +573001234567; Datos: Nequi'],
  [
    'Bank of America\nAccount: 123456789012\nRouting: 021000021',
    'Datos: Bank of America; Account: 123456789012; Routing: 021000021',
  ],
  [
    'Titular Mariángel Rondón\nV-18.555.013\n0134 0000 00 0000555013',
    'Banco: Banesco (0134); Cuenta: 0134 0000 00 0000555013 > 01340000000000555013; Cédula o RIF: V-18.555.013 > 18555013; Titular: Mariángel Rondón',
  ],
  [
    '*Pago Móvil* 📲\n🏦 Banesco (0134)\n📞 0414-5550134\n🪪 V-18.555.013',
    'Banco: Banesco (0134); Teléfono: 0414-5550134 > 04145550134; Cédula o RIF: V-18.555.013 > 18555013',
  ],
  [
    'Opción 1: 0102 0414-5550134 V-18555013\nOpción 2: 0134 0424-1112233 V-12345678',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-5550134 > 04145550134; Cédula o RIF: V-18555013 > 18555013; Datos: Opción 1; Banco: Banesco (0134); Teléfono: 0424-1112233 > 04241112233; Cédula o RIF: V-12345678 > 12345678; Datos: Opción 2',
  ],
  [
    'R4 (0169) 04145550134 V18555013',
    'Banco: R4 Banco Microfinanciero (0169); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Mi Banco 0169 04145550134 V18555013',
    'Banco: R4 Banco Microfinanciero (0169); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    '100% Banco 0156 04145550134 V18555013',
    'Banco: 100% Banco (0156); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Banco Nacional de Crédito BNC 0191\n04145550134\nV18555013',
    'Banco: Banco Nacional de Crédito (0191); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Banco: 0601\nTlf: 04145550134',
    'Banco: Instituto Municipal de Crédito Popular (0601); Tlf: 04145550134',
  ],
  [
    'Pago Móvil Banesco 04145550134 18555013 Mariángel Rondón',
    'Banco: Banesco (0134); Teléfono: 04145550134; Cédula o RIF: 18555013; Datos: Mariángel Rondón',
  ],
  [
    'Número: 0414-5550134\nCI: 18555013\nBanco: bdv',
    'Banco: Banco de Venezuela (0102); Número: 0414-5550134 > 04145550134; CI: 18555013',
  ],
  [
    'Nro. de teléfono: 04145550134\nNro. de cédula: 18555013\nBanco: 0134',
    'Banco: Banesco (0134); Nro. de teléfono: 04145550134; Nro. de cédula: 18555013',
  ],
  [
    'Identificación: V-18555013 Entidad: Banesco Celular: 0414-5550134',
    'Entidad: Banesco (0134); Celular: 0414-5550134 > 04145550134; Identificación: V-18555013 > 18555013',
  ],
  [
    'Banco Venezolano de Crédito 0104 0414-5550134 V-18.555.013-0',
    'Banco: Banco Venezolano de Crédito (0104); Teléfono: 0414-5550134 > 04145550134; Cédula o RIF: V-18.555.013-0 > 185550130',
  ],
  ['Pago móvil: 0414-5550134', 'Pago móvil: 0414-5550134 > 04145550134'],
  [
    '0102-04145550134-18555013',
    'Banco: Banco de Venezuela (0102); Teléfono: 04145550134; Cédula o RIF: 18555013',
  ],
  [
    'PM\n0134-V18555013-04145550134',
    'Banco: Banesco (0134); Teléfono: 04145550134; Cédula o RIF: V18555013 > 18555013',
  ],
  [
    'Banco de Venezuela / C.I: 18555013 / Tlf: 04145550134',
    'Banco: Banco de Venezuela (0102); Tlf: 04145550134; C.I: 18555013',
  ],
  [
    'Pago móvil Banco Venezuela (0102) 04145550134 cédula 18555013. Enviar capture',
    'Banco: Banco de Venezuela (0102); Teléfono: 04145550134; cédula: 18555013; Datos: Enviar capture',
  ],
  [
    'Banco\n0102\nTeléfono\n04145550134\nCédula\n18555013\nTitular\nMariángel Rondón',
    'Banco: Banco de Venezuela (0102); Teléfono: 04145550134; Cédula: 18555013; Titular: Mariángel Rondón',
  ],
  [
    'Banco:\nVenezuela\nTeléfono:\n04145550134\nC.I.:\n18.555.013',
    'Banco: Banco de Venezuela (0102); Teléfono: 04145550134; C.I.: 18.555.013 > 18555013',
  ],
  ['Banco\nTitular\nMariángel Rondón', 'Titular: Mariángel Rondón; Datos: Banco'],
  [
    'Nombre: Mariángel Rondón Cuenta corriente: 01340000000000555013',
    'Banco: Banesco (0134); Cuenta corriente: 01340000000000555013; Nombre: Mariángel Rondón',
  ],
  [
    'Tel.: 0414-5550134 CI.: 18555013 Bco.: 0105',
    'Bco.: Mercantil (0105); Tel.: 0414-5550134 > 04145550134; CI.: 18555013',
  ],
  [
    'Bco Vzla 0102 / tel 0414-5550134 / ced 18.555.013',
    'Banco: Banco de Venezuela (0102); tel: 0414-5550134 > 04145550134; ced: 18.555.013 > 18555013',
  ],
  [
    'Banco Nacional de Crédito BNC\n0191-0001-23-1234567890',
    'Banco: Banco Nacional de Crédito (0191); Cuenta: 0191-0001-23-1234567890 > 01910001231234567890',
  ],
];

test.each(WRITINGS)('%j is read as %j', (typed, shown) => {
  expect(readingOf(typed)).toBe(shown);
});
