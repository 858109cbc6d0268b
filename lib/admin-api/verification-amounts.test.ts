import { answeringAdmin } from '@/lib/testing/answering-admin';
import { verifyTickets } from './verification';

// The demo has no partial payments; deployed admin APIs do.

const IN_DOLLARS = 'd'.repeat(24);
const IN_TWO_CURRENCIES = 'e'.repeat(24);
const WITH_METHODS = 'f'.repeat(24);
const owner = { cedula: 'V-12.345.678', telefono: '0414-1234567' };
let tickets: object[] = [
  { ...owner, numero: '01', estado: 'Pagado', pagos: [{ monto: 1, estado: 'Confirmado' }] },
  {
    ...owner,
    numero: '02',
    estado: 'Apartado',
    pagos: [
      { monto: 2, estado: 'Confirmado' },
      { monto: '1.5', estado: 'Confirmado' },
      { monto: 100, estado: 'Pendiente' },
    ],
  },
  { ...owner, numero: '03', estado: 'Apartado' },
  { ...owner, numero: '04', estado: 'Disponible' },
];

answeringAdmin(({ url = '' }, res) => {
  const [, rifid = ''] = /([def]{24})/.exec(url) ?? [];
  const name = rifid === WITH_METHODS ? 'Pago Móvil' : undefined;
  const metodos = [{ tasa: 1 }, { name, tasa: rifid === IN_DOLLARS ? 1 : 40 }];
  const rifa = { rifid, name: 'Moto', monto: 5, abierta: true, metodos };
  res.end(JSON.stringify({ ok: true, ...(url.includes('/search/') ? { tickets } : { rifa }) }));
});

const verify = (raffleId: string) =>
  verifyTickets({ raffleId, nationalId: 'V12345678', phoneEnding: '4567' });

test.each([
  ['confirmed parts count where every method is in the base currency', IN_DOLLARS, 8.5, 6.5],
  [
    'where one is not, nobody can tell what a confirmed part is worth',
    IN_TWO_CURRENCIES,
    null,
    null,
  ],
])('%s', async (_case, raffleId, paid, pending) => {
  expect(await verify(raffleId)).toEqual({
    ok: true,
    value: {
      tickets: [
        { number: '01', status: 'paid' },
        { number: '02', status: 'reserved' },
        { number: '03', status: 'reserved' },
      ],
      total: 15,
      paid,
      pending,
    },
  });
});

test.each([
  [[{ monto: '1.050', estado: 'Confirmado' }], null],
  [[{ monto: '2 dólares', estado: 'Confirmado' }], null],
  [[{ estado: 'Confirmado' }], null],
  [
    [
      { monto: 2, estado: 'Confirmado' },
      { monto: '1.050', estado: 'confirmado ' },
    ],
    null,
  ],
  [[{ monto: '1.050', estado: 'Pendiente' }], 0],
  [[{ monto: '2,50', estado: 'Confirmado' }], 2.5],
  [[], 0],
  [null, 0],
])('the payments %j make a paid amount of %j', async (pagos, paid) => {
  tickets = [{ ...owner, numero: '02', estado: 'Apartado', pagos }];
  const pending = paid === null ? null : 5 - paid;
  expect(await verify(IN_DOLLARS)).toMatchObject({ value: { total: 5, paid, pending } });
});

test('what a payment says is told in its currency, before it is confirmed too', async () => {
  const pagos = [{ monto: '200,50', estado: 'Pendiente' }];
  tickets = [{ ...owner, numero: '02', estado: 'Apartado', pagos }];
  expect(await verify(WITH_METHODS)).toMatchObject({
    value: {
      paid: 0,
      registered: { amount: 200.5, currency: 'Bs' },
      conversion: { currency: null, rate: 40 },
    },
  });
});

test('only whole tickets are paid where no part was confirmed, whatever the currencies', async () => {
  tickets = [
    { ...owner, numero: '01', estado: 'Pagado' },
    { ...owner, numero: '02', estado: 'Apartado', pagos: [{ monto: 100, estado: 'Pendiente' }] },
  ];
  const value = { total: 10, paid: 5, pending: 5 };
  expect(await verify(IN_TWO_CURRENCIES)).toMatchObject({ value });
});
