import { getRaffle, isAdminApiUp, listRaffles, reshapeSummary } from './raffles';
import { recordingAdmin } from './recording-admin.test-kit';

const RIFID = '65a1f0000000000000000001';
const SELLER = '65f000000000000000000001';

const admin = recordingAdmin();
beforeAll(() => {
  process.env.ADMIN_SELLER_ID = SELLER;
});

const PAGE = '<html><body>404 Not Found</body></html>';

test('the check of the admin API sends the smallest request, with the seller', async () => {
  admin.answer({ body: { ok: true, rifas: [] } });
  expect(await isAdminApiUp()).toBe(true);
  expect(admin.asked().map(({ line }) => line)).toEqual(['POST /api/rifas/query']);
  expect(admin.jsonAsked()).toEqual([{ desde: 0, hasta: 1, abierta: true, admin: SELLER }]);
});

test.each([
  ['refuses the question', true, { status: 403, body: { ok: false } }],
  ['breaks', false, { status: 500, body: { ok: false } }],
  ['answers a page', false, { body: PAGE }],
])('an admin API that %s is up: %p', async (_how, isUp, answer) => {
  admin.answer(answer);
  expect(await isAdminApiUp()).toBe(isUp);
  expect(admin.asked()).toHaveLength(1);
});

test('a raffle that no page could be opened for is left out of the list', async () => {
  const rifas = [{ rifid: '../admin', name: 'Rota' }, { name: 'Sin id' }, { rifid: RIFID }];
  admin.answer({ body: { ok: true, rifas } });
  expect(await listRaffles({ isOpen: true, limit: 5 })).toEqual({
    ok: true,
    value: [
      {
        id: RIFID,
        name: 'Rifa',
        description: '',
        price: 0,
        drawDate: null,
        isOpen: false,
        isPending: true,
        cover: null,
        counts: null,
      },
    ],
  });
});

test.each([
  ['', 'Rifa'],
  ['   ', 'Rifa'],
  ['\u200b\u2060', 'Rifa'],
  ['<p>&nbsp;</p>', 'Rifa'],
  ['🔥', '🔥'],
  ['Moto', 'Moto'],
])('a raffle named %j can be linked to as %s', async (name, linked) => {
  admin.answer({ body: { ok: true, rifas: [{ rifid: RIFID, name }] } });
  expect(await listRaffles({ isOpen: true, limit: 5 })).toMatchObject({
    value: [{ name: linked }],
  });
});

test('a raffle that a list holds twice is one raffle', async () => {
  const rifas = [{ rifid: RIFID, name: 'Moto' }, { rifid: SELLER }, { _id: RIFID, name: 'Moto' }];
  admin.answer({ body: { ok: true, rifas } });
  const list = await listRaffles({ isOpen: true, limit: 5 });
  expect(list.ok && list.value.map(({ id }) => id)).toEqual([RIFID, SELLER]);
});

test.each([
  [0.004, 0, true],
  [0.005, 0.005, false],
])('a number for %d costs %d, and waits to be sold: %p', (monto, price, isPending) => {
  expect(reshapeSummary({ rifid: RIFID, monto })).toMatchObject({ price, isPending });
});

const garbled = (status: number) => ({
  ok: false,
  reason: 'garbled',
  status,
  msg: null,
  body: {},
});

test.each([400, 404])('the raffle is missing if the admin API says so with %i', async (status) => {
  admin.answer({ status, body: { ok: false, msg: 'No existe la rifa' } });
  expect(await getRaffle(RIFID)).toEqual({ ok: false, reason: 'no-such-raffle' });
});

test.each([400, 404])('a proxy’s page with %i says nothing of the raffle', async (status) => {
  admin.answer({ status, body: PAGE });
  expect(await getRaffle(RIFID)).toEqual(garbled(status));
});

const stats = { Disponible: 5, Apartado: '3', Pagado: 2 };

test('tickets are counted by state', () => {
  expect(reshapeSummary({ rifid: RIFID, statsTickets: stats })?.counts).toEqual({
    total: 10,
    available: 5,
    reserved: 3,
    paid: 2,
  });
});

test.each(['Disponible', 'Apartado', 'Pagado'])(
  'without the count of %s tickets the sold share is not shown',
  (state) => {
    const statsTickets = { ...stats, [state]: null };
    expect(reshapeSummary({ rifid: RIFID, statsTickets })?.counts).toBeNull();
  },
);
