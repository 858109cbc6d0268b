import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { adminFailure } from './failure';
import { datos, readVerdict, type Registration } from './payments';

const tickets = [
  { id: 'a'.repeat(24), number: '007' },
  { id: 'b'.repeat(24), number: '000-501' },
];
const request: PurchaseRequest = {
  tickets,
  method: 'Pago Móvil',
  amount: 405.5,
  reference: '00123',
  name: 'Ana Pérez',
  nationalId: 'V12345678',
  phoneCode: '58',
  phone: '4141234567',
  address: 'Av. Bolívar, Valencia',
  seen: { price: 5, rate: 40.5 },
};
const registration: Registration = {
  raffleId: 'c'.repeat(24),
  request,
  method: { name: 'Pago Móvil', description: 'Banco', account: '0102', rate: 40.5 },
  sellerId: 'd'.repeat(24),
  routeId: 'e'.repeat(24),
  receipt: new Uint8Array(),
};

test('the payload of spec section 3, field by field', () => {
  const ticket = { estado: 'Disponible', disponible: true, seleccionado: true };
  expect(datos(registration)).toEqual({
    tickets: [
      { tid: 'a'.repeat(24), numero: '007', rifa: 'c'.repeat(24), ...ticket },
      { tid: 'b'.repeat(24), numero: '000-501', rifa: 'c'.repeat(24), ...ticket },
    ],
    referencia: '00123',
    nombre: 'Ana Pérez',
    codigo: '58',
    telefono: '4141234567',
    cedula: 'V12345678',
    direccion: 'Av. Bolívar, Valencia',
    ruta: 'e'.repeat(24),
    monto: 405.5,
    metodo: { name: 'Pago Móvil', descripcion: 'Banco', cuenta: '0102', tasa: 40.5 },
    vendedor: 'd'.repeat(24),
    descripcion: 'Compra online de 2 ticket(s)',
  });
});

test('without a route the purchase goes on without it', () => {
  expect(datos({ ...registration, routeId: null })).not.toHaveProperty('ruta');
});

const [first, second] = tickets.map(({ id }) => id);
const answered = (value: Record<string, unknown>) => readVerdict({ ok: true, value }, tickets);

test.each([
  ['tickets', [{ tid: first }, { _id: second }]],
  ['ids', [first, second]],
  ['numbers', ['007', '000-501']],
  ['tickets by number', [{ numero: '007' }, { numero: '000-501' }]],
])('confirmed, named as %s', (_, confirmados) => {
  expect(answered({ confirmados, rechazados: [] })).toEqual({
    kind: 'registered',
    confirmed: [first, second],
    taken: [],
  });
});

test('an answer without lists confirms everything', () => {
  expect(answered({})).toMatchObject({ kind: 'registered', confirmed: [first, second] });
});

test('some rejected', () => {
  expect(answered({ confirmados: [{ tid: first }], rechazados: [{ tid: second }] })).toEqual({
    kind: 'registered',
    confirmed: [first],
    taken: [second],
  });
});

test('all rejected is a refusal', () => {
  expect(answered({ confirmados: [], rechazados: ['007', '000-501'] })).toMatchObject({
    kind: 'refused',
    cause: 'tickets-taken',
    taken: [first, second],
  });
});

test('a ticket in neither list has to be looked up', () => {
  expect(answered({ confirmados: [{ tid: first }], rechazados: [] })).toEqual({ kind: 'unknown' });
});

test.each([
  ['only counted', { confirmados: 1, rechazados: 1 }],
  ['only counted, in letters', { confirmados: '1', rechazados: '1' }],
  ['named as nobody can read', { rechazados: [{ ticket: { numero: '007' } }] }],
  ['missing from the count', { confirmados: 1, rechazados: 0 }],
])('rejected tickets %s have to be looked up', (_, answer) => {
  expect(answered(answer)).toEqual({ kind: 'unknown' });
});

test('counts that leave nobody out confirm everything', () => {
  expect(answered({ confirmados: 2, rechazados: 0 })).toMatchObject({
    kind: 'registered',
    confirmed: [first, second],
  });
});

test.each([
  [400, 'Algunos tickets ya han sido apartados', [{ numero: '007' }], 'tickets-taken', [first]],
  [400, 'Ya existe un pago con esta referencia', undefined, 'reference-used', []],
  [404, 'Ya existe un pago con esta Referencia', undefined, 'reference-used', []],
  [400, 'Esta rifa ya se encuentra cerrada', undefined, 'other', []],
])('%i "%s"', (status, msg, rechazados, cause, taken) => {
  const failure = adminFailure('refused', { status, msg, body: { ok: false, msg, rechazados } });
  expect(readVerdict(failure, tickets)).toEqual({ kind: 'refused', cause, taken, msg });
});

test.each([
  ['unreachable', null, 'not-sent'],
  ['cut', null, 'unknown'],
  ['timeout', null, 'unknown'],
  ['garbled', 200, 'unknown'],
  ['broken', 502, 'unknown'],
  ['refused', 429, 'unknown'],
] as const)('%s %p: %s', (reason, status, kind) => {
  expect(readVerdict(adminFailure(reason, { status }), tickets)).toEqual({ kind });
});
