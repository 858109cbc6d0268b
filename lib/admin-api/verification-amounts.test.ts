import { startAnsweringAdmin } from '@/lib/testing/answering-admin';
import { verifyTickets } from './verification';

// The demo knows no payment in parts; deployed admin APIs do.

const IN_DOLLARS = 'd'.repeat(24);
const IN_TWO_CURRENCIES = 'e'.repeat(24);
const owner = { cedula: 'V-12.345.678', telefono: '0414-1234567' };
const tickets = [
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

let stopAdmin: () => void;

beforeAll(async () => {
  stopAdmin = await startAnsweringAdmin(({ url = '' }, res) => {
    const [, rifid = ''] = /([de]{24})/.exec(url) ?? [];
    const metodos = [{ tasa: 1 }, { tasa: rifid === IN_DOLLARS ? 1 : 40 }];
    const rifa = { rifid, name: 'Moto', monto: 5, abierta: true, metodos };
    res.end(JSON.stringify({ ok: true, ...(url.includes('/search/') ? { tickets } : { rifa }) }));
  });
});
afterAll(() => stopAdmin());

test.each([
  ['confirmed parts count where every method is in the base currency', IN_DOLLARS, 8.5],
  ['where one is not, only whole tickets do', IN_TWO_CURRENCIES, 5],
])('%s', async (_case, raffleId, paid) => {
  const verified = await verifyTickets({ raffleId, nationalId: 'V12345678', phoneEnding: '4567' });
  expect(verified).toEqual({
    ok: true,
    value: {
      tickets: [
        { number: '01', status: 'paid' },
        { number: '02', status: 'reserved' },
        { number: '03', status: 'reserved' },
      ],
      total: 15,
      paid,
      pending: 15 - paid,
    },
  });
});
