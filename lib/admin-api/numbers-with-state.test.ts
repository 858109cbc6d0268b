import { getNumbersWithState } from './numbers-with-state';
import { recordingAdmin } from './recording-admin.test-kit';

const RIFID = 'c'.repeat(24);
const ANA = 'V-12.345.678';
const OTHER = 'V-87.654.321';
const isAna = (nationalId: string) => nationalId === 'V12345678';

const admin = recordingAdmin();

function ask(tickets: { numero: string; [field: string]: unknown }[]) {
  admin.answer({ body: { ok: true, tickets } });
  const numbers = tickets.map(({ numero }) => numero);
  return getNumbersWithState(RIFID, [{ numbers, isHolder: isAna }]);
}

const paid = (numero: string, share?: unknown) => ({
  ...{ numero, estado: 'Pagado', cedula: ANA },
  totalPagado: share,
});

const reserved = (numero: string, share?: unknown) => ({
  ...paid(numero, share),
  estado: 'Apartado',
});

test('a number without a named owner stays the buyer’s, and one that is not there is not known', async () => {
  const tickets = [
    reserved('02'),
    { ...paid('03'), cedula: 'VCI12345678' },
    { ...paid('04'), cedula: '' },
  ];
  admin.answer({ body: { ok: true, tickets } });
  const numbers = ['03', '02', '04', '1'];
  const states = ['paid', 'reserved', 'paid', 'unknown'];
  expect(await getNumbersWithState(RIFID, [{ numbers, isHolder: isAna }])).toMatchObject({
    value: [{ numbers: numbers.map((number, place) => ({ number, state: states[place] })) }],
  });
});

test.each([
  ['paid', [paid('01', 2.5), paid('02', '1.5')], 4],
  ['reserved', [reserved('01', 1), reserved('02', 0)], 1],
  ['paid or reserved', [paid('01', 2.5), reserved('02', 1)], 3.5],
])('the amount paid for %s numbers is the sum of their shares', async (_state, tickets, shares) => {
  expect(await ask(tickets)).toMatchObject({ ok: true, value: [{ shares }] });
});

test('the amount paid for numbers that are no longer the buyer’s does not count', async () => {
  const tickets = [
    paid('01', 2.5),
    { numero: '02', estado: 'Pagado', cedula: OTHER, totalPagado: 100 },
    { numero: '03', estado: 'Disponible', cedula: ANA, totalPagado: 10 },
    { numero: '04', estado: 'Bloqueado', cedula: ANA, totalPagado: 1000 },
  ];
  expect(await ask(tickets)).toEqual({
    ok: true,
    value: [
      {
        numbers: [
          { number: '01', state: 'paid' },
          { number: '02', state: 'released' },
          { number: '03', state: 'released' },
          { number: '04', state: 'unknown' },
        ],
        shares: 2.5,
      },
    ],
  });
});

test('a purchase without any number of the buyer’s left says nothing of the amount paid', async () => {
  expect(await ask([{ numero: '01', estado: 'Disponible', totalPagado: 5 }])).toEqual({
    ok: true,
    value: [{ numbers: [{ number: '01', state: 'released' }], shares: null }],
  });
});

test.each([
  ['first', [paid('01'), paid('02', 2), paid('03', 3)]],
  ['middle', [paid('01', 1), reserved('02'), paid('03', 3)]],
  ['last', [paid('01', 1), paid('02', 2), paid('03', 'por confirmar')]],
])('a sum that lacks the share of the %s number is not shown', async (_which, tickets) => {
  expect(await ask(tickets)).toMatchObject({ ok: true, value: [{ shares: null }] });
});

test('a failure of the admin API releases no number', async () => {
  admin.answer({ status: 403, body: { ok: false, msg: 'No autorizado' } });
  expect(await getNumbersWithState(RIFID, [{ numbers: ['01'], isHolder: isAna }])).toEqual({
    ok: false,
    reason: 'refused',
    status: 403,
    msg: 'No autorizado',
    body: { ok: false, msg: 'No autorizado' },
  });
});
