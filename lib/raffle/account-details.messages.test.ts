import { accountKind } from './account-details';
import { readingOf } from './account-details.test-kit';

/** How sellers write an account in WhatsApp: what is shown, followed by the text copied if that differs. */
const MESSAGES: [typed: string, shown: string][] = [
  [
    '*DATOS DE PAGO MÓVIL*\nBanco: *Mercantil (0105)*\nCédula: *V-12345678*\nTeléfono: _0424-1234567_\nTitular: *María Pérez*',
    'Banco: Mercantil (0105); Teléfono: 0424-1234567 > 04241234567; Cédula: V-12345678 > 12345678; Titular: María Pérez',
  ],
  [
    '*Teléfono* 0414-1234567\n*Cédula* 12345678',
    'Teléfono: 0414-1234567 > 04141234567; Cédula: 12345678',
  ],
  ['Binance: el_ganador_', 'Binance: el_ganador_'],
  [
    'ZELLE 📩 pagos@shop.example 👤 El Ganador LLC',
    'ZELLE: pagos@shop.example; Datos: El Ganador LLC',
  ],
  [
    '🏦 Banesco 👤 María Pérez 📞 04141234567 🆔 V-12345678',
    'Banco: Banesco (0134); Teléfono: 04141234567; Cédula o RIF: V-12345678 > 12345678; Datos: María Pérez',
  ],
  [
    'Teléfono 📞 0414-1234567\nCédula 🪪 12.345.678\nBanco → Banesco',
    'Banco: Banesco (0134); Teléfono: 0414-1234567 > 04141234567; Cédula: 12.345.678 > 12345678',
  ],
  ['Escríbenos 😊 antes de pagar', 'Datos: Escríbenos 😊 antes de pagar'],
  [
    '1️⃣ Banco: Banesco\n2️⃣ Teléfono: 04141234567\n3️⃣ Cédula: 12345678',
    'Banco: Banesco (0134); Teléfono: 04141234567; Cédula: 12345678',
  ],
  [
    '1) Banesco\n2) 04141234567\n3) 12345678',
    'Banco: Banesco (0134); Teléfono: 04141234567; Cédula o RIF: 12345678',
  ],
  [
    '1. Banco: Banesco\n2. 04141234567\n3. CI: 12345678',
    'Banco: Banesco (0134); Teléfono: 04141234567; CI: 12345678',
  ],
  [
    '- Banco: Tesoro (0163)\n- Telf: 0416-1234567\n- CI: V-12345678',
    'Banco: Banco del Tesoro (0163); Telf: 0416-1234567 > 04161234567; CI: V-12345678 > 12345678',
  ],
  [
    'Tlf.0414-1234567 C.I.12.345.678 Bco.Venezuela',
    'Banco: Banco de Venezuela (0102); Tlf.: 0414-1234567 > 04141234567; C.I.: 12.345.678 > 12345678',
  ],
  ['correo.1990@shop.example', 'Correo: correo.1990@shop.example'],
  [
    'Nro. Tlf.: 0414-1234567\nNº CI: 12.345.678',
    'Nro. Tlf.: 0414-1234567 > 04141234567; Nº CI: 12.345.678 > 12345678',
  ],
  [
    'Correo Zelle: pagos@shop.example\nTitular Zelle: ABC LLC',
    'Titular Zelle: ABC LLC; Correo Zelle: pagos@shop.example',
  ],
  [
    'Pago móvil / Banco: Banesco / Teléfono: 04141234567',
    'Pago móvil / Banco: Banesco (0134); Teléfono: 04141234567',
  ],
  [
    'PM BDV V12345678 04141234567',
    'Banco: Banco de Venezuela (0102); Teléfono: 04141234567; Cédula o RIF: V12345678 > 12345678',
  ],
  [
    'Pago móvil\n04141234567 0102 12345678',
    'Banco: Banco de Venezuela (0102); Teléfono: 04141234567; Cédula o RIF: 12345678',
  ],
  [
    '0102 12345678 0414-1234567',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-1234567 > 04141234567; Cédula o RIF: 12345678',
  ],
  [
    'Opción 1\nBanesco\n04141234567\n12345678\nOpción 2\nMercantil\n04241234567\n12345678',
    'Datos: Opción 1; Banco: Banesco (0134); Teléfono: 04141234567; Cédula o RIF: 12345678; Datos: Opción 2; Banco: Mercantil (0105); Teléfono: 04241234567; Cédula o RIF: 12345678',
  ],
  [
    'Transferencia bancaria\nTransferir a 0134 0123 45 1234567890',
    'Banco: Banesco (0134); Cuenta: 0134 0123 45 1234567890 > 01340123451234567890',
  ],
  ['Titular: Pedro Pérez, CI 12345678', 'CI: 12345678; Titular: Pedro Pérez'],
  [
    'Inversiones ABC, C.A. Banesco 0134 0414-1234567',
    'Banco: Banesco (0134); Teléfono: 0414-1234567 > 04141234567; Datos: Inversiones ABC, C.A. Banesco',
  ],
  [
    'Cta corriente Banesco N° 01340123451234567890 a nombre de Pedro Pérez CI 12345678',
    'Banco: Banesco (0134); Cta corriente N°: 01340123451234567890; CI: 12345678; a nombre de: Pedro Pérez',
  ],
  [
    'Cuenta 0134 0123 45 1234567890 C.I. V-12.345.678',
    'Banco: Banesco (0134); Cuenta: 0134 0123 45 1234567890 > 01340123451234567890; C.I.: V-12.345.678 > 12345678',
  ],
  [
    'Cuenta Mercantil 0105 0123 45 1123456789 RIF J-40123456-7 Pedro Pérez',
    'Banco: Mercantil (0105); Cuenta: 0105 0123 45 1123456789 > 01050123451123456789; RIF: J-40123456-7 > 401234567; Datos: Pedro Pérez',
  ],
  [
    'PM 0191 V-12345678 0412-1234567 Carlos',
    'Banco: Banco Nacional de Crédito (0191); Teléfono: 0412-1234567 > 04121234567; Cédula o RIF: V-12345678 > 12345678; Datos: Carlos',
  ],
  [
    'PM: BNC-04141234567-12345678',
    'Banco: Banco Nacional de Crédito (0191); Teléfono: 04141234567; Cédula o RIF: 12345678',
  ],
  ['Banco: Banca Amiga', 'Banco: Bancamiga (0172)'],
  [
    'Banesco\n0414-1234567\nV-12345678\nEnviar comprobante al WhatsApp 0424-7654321',
    'Banco: Banesco (0134); Teléfono: 0414-1234567 > 04141234567; Cédula o RIF: V-12345678 > 12345678; Datos: Enviar comprobante al WhatsApp 0424-7654321',
  ],
  [
    'Pago móvil 0102 0414-1234567 V-12345678\nReportar al: 0424-7654321',
    'Banco: Banco de Venezuela (0102); Teléfono: 0414-1234567 > 04141234567; Cédula o RIF: V-12345678 > 12345678; Reportar al: 0424-7654321',
  ],
  ['Pago móvil y WhatsApp: 0414-1234567', 'Pago móvil y WhatsApp: 0414-1234567 > 04141234567'],
  [
    'Banesco 0414-1234567 V12345678\nAvisa por wa.me/584247654321',
    'Banco: Banesco (0134); Teléfono: 0414-1234567 > 04141234567; Cédula o RIF: V12345678 > 12345678; Datos: Avisa por wa.me/584247654321',
  ],
];

test.each(MESSAGES)('%j is read as %j', (typed, shown) => {
  expect(readingOf(typed)).toBe(shown);
});

test('a phone for messages does not make a method Pago Móvil', () => {
  expect(accountKind('WhatsApp: 0414-1234567')).toBeNull();
});
