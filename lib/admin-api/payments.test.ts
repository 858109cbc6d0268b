import { adminFailure } from './failure';
import { readVerdict } from './payments';

const tickets = [
  { id: 'a'.repeat(24), number: '007' },
  { id: 'b'.repeat(24), number: '000-501' },
];

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
  });
});

test('an answer that says nothing of the tickets has to be looked up', () => {
  expect(answered({})).toEqual({ kind: 'unknown' });
});

test('an answer that only names who was left out confirms the others', () => {
  expect(answered({ rechazados: [] })).toMatchObject({ confirmed: [first, second] });
});

// spec: payment-answer
test('some rejected', () => {
  expect(answered({ confirmados: [{ tid: first }], rechazados: [{ tid: second }] })).toEqual({
    kind: 'registered',
    confirmed: [first],
  });
});

// spec: payment-answer
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
  ['counted alone', { rechazados: 1 }],
  ['counted twice', { confirmados: 2, rechazados: 1 }],
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
  [{ confirmados: 1, rechazados: ['007'] }, [second]],
  [{ rechazados: ['007'] }, [second]],
  [{ confirmados: 2 }, [first, second]],
])('%j shows what was registered', (answer, confirmed) => {
  expect(answered(answer)).toEqual({ kind: 'registered', confirmed });
});

test.each([
  [400, 'Algunos tickets ya han sido apartados', [{ numero: '007' }], 'tickets-taken', [first]],
  [400, 'Ya existe un pago con esta referencia', undefined, 'reference-used', []],
  [404, 'Ya existe un pago con esta Referencia', undefined, 'reference-used', []],
  [400, 'Esta rifa ya se encuentra cerrada', undefined, 'other', []],
  [400, 'Colisión con otro comprador durante el proceso', undefined, 'tickets-taken', []],
  [400, 'Mínimo permitido: 3 tickets por compra', undefined, 'quantity', []],
  [400, 'Maximo permitido: 10', undefined, 'quantity', []],
  [403, 'El método de pago no pertenece a este vendedor', undefined, 'other', []],
  [404, 'No se encontraron los tickets', undefined, 'other', []],
])('%i "%s"', (status, msg, rechazados, cause, taken) => {
  const failure = adminFailure('refused', { status, msg, body: { rechazados } });
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
