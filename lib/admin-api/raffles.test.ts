import { accountRows } from '@/lib/raffle/account-rows';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { getRaffle, getRaffleForSale, listRaffles } from './raffles';

const demo = demoOfSuite();

// spec: raffle-fields, raffle-call
test('a raffle in the words of the shop', async () => {
  const { rifid } = await demo.control.createRaffle({
    name: '<b>Moto</b> 0&nbsp;km',
    descripcion: '<p>Con <b>papeles</b></p><p>y casco</p>',
    loteria: '<div>Táchira</div><div>A las 10</div>',
    monto: 2.5,
    fecha: '2027-01-15T23:00:00.000Z',
    portada: 'moto roja.jpg',
    img: ['uno.jpg', 'dos.jpg'],
    premios: [{ fecha: '2027-01-10T23:00:00.000Z', name: 'Casco', descripcion: 'Integral' }],
    metodos: [{ name: 'Pago Móvil', descripcion: 'Banco', cuenta: '0102', tasa: 40.5 }],
  });
  expect(await getRaffle(rifid)).toEqual({
    ok: true,
    value: {
      id: rifid,
      name: 'Moto 0 km',
      description: 'Con papeles\ny casco',
      lottery: 'Táchira\nA las 10',
      price: 2.5,
      drawDate: '2027-01-15T23:00:00.000Z',
      isOpen: true,
      isPending: false,
      cover: '/uploads/portada/moto%20roja.jpg',
      gallery: ['/uploads/rifa/uno.jpg', '/uploads/rifa/dos.jpg'],
      prizes: [{ date: '2027-01-10T23:00:00.000Z', name: 'Casco', description: 'Integral' }],
      methods: [
        {
          id: 'Pago Móvil',
          name: 'Pago Móvil',
          description: 'Banco',
          account: '0102',
          details: accountRows('Banco\n0102'),
          currency: null,
          rate: 40.5,
        },
      ],
      packs: [],
      minPerPurchase: 1,
      maxPerPurchase: 50,
      counts: null,
      readAt: expect.any(String),
    },
  });
});

// spec: seller
test('the seller is known to the server and is no part of the raffle', async () => {
  const { rifid } = await demo.control.createRaffle();
  const answer = await getRaffleForSale(rifid);
  expect(answer).toMatchObject({
    ok: true,
    value: { sellerId: expect.stringMatching(/^[0-9a-f]{24}$/) },
  });
  expect(JSON.stringify(answer.ok && answer.value.raffle)).not.toMatch(/admin|@|seller/i);
});

test.each([
  ['portada', { cover: null }],
  ['img', { gallery: [] }],
  ['premios', { prizes: [] }],
  ['metodos', { methods: [] }],
  ['loteria', { lottery: '' }],
  ['descripcion', { description: '' }],
  ['fecha', { drawDate: null }],
  ['estado', { isPending: false }],
])('a raffle without %s in its answer is still a raffle', async (field, expected) => {
  const { rifid } = await demo.control.createRaffle({
    name: 'Incompleta',
    monto: 5,
    omit: [field],
  });
  expect(await getRaffle(rifid)).toMatchObject({
    ok: true,
    value: { name: 'Incompleta', ...expected },
  });
});

test.each(['ffffffffffffffffffffffff', 'no-es-un-id', '../admin', ''])(
  'there is no raffle %p',
  async (id) => {
    expect(await getRaffle(id)).toEqual({ ok: false, reason: 'no-such-raffle' });
  },
);

test.each([
  { kind: 'status', status: 500 },
  { kind: 'status', status: 403 },
  { kind: 'html' },
] as const)(
  'while the admin API answers %j nobody is told that there is no such raffle',
  async (fault) => {
    const { rifid } = await demo.control.createRaffle();
    await demo.control.addFault({ path: `/api/rifas/${rifid}`, times: 0, ...fault });
    expect(await getRaffle(rifid)).toMatchObject({
      ok: false,
      reason: expect.not.stringMatching('no-such-raffle'),
    });
  },
);

test('open and finished raffles, newest draw first, no more than asked for', async () => {
  for (const [name, fecha, abierta] of [
    ['primera', '2031-01-01T00:00:00.000Z', true],
    ['tercera', '2033-01-01T00:00:00.000Z', true],
    ['segunda', '2032-01-01T00:00:00.000Z', true],
    ['pasada', '2020-01-01T00:00:00.000Z', false],
  ] as const) {
    await demo.control.createRaffle({ name, fecha, abierta });
  }
  const open = await listRaffles({ isOpen: true, limit: 2 });
  expect(open.ok && open.value.map(({ name }) => name)).toEqual(['tercera', 'segunda']);
  const finished = await listRaffles({ isOpen: false, limit: 10 });
  expect(finished.ok && finished.value.map(({ name }) => name)).toEqual(['pasada']);
});

test.each([
  ['closed', { abierta: false }],
  ['pending', { estado: 'Pendiente' }],
])('a %s raffle shows its methods, and no account to pay into', async (_state, change) => {
  const metodos = [{ name: 'Pago Móvil', cuenta: '0102 04141234567', tasa: 40 }];
  const { rifid } = await demo.control.createRaffle({ metodos, ...change });
  expect(await getRaffle(rifid)).toMatchObject({
    value: { methods: [{ name: 'Pago Móvil', account: '', details: [] }] },
  });
});
