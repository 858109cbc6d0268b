import { accountRows } from '@/lib/raffle/account-rows';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { getRaffle, getRaffleForSale, listRaffles } from './raffles';

const demo = demoOfSuite({ generation: 2, withSeller: true });

const PACKS = [
  { name: 'Cinco', qty: 5, monto: 20 },
  { name: 'Diez', qty: 10, monto: 35 },
];

test('methods beside the raffle, packs and limits, in the words of the shop', async () => {
  const { rifid } = await demo.control.createRaffle({
    metodos: [
      { metid: 'a'.repeat(24), name: 'Pago Móvil', cuenta: '0102', tasa: '36,5', img: 'bdv.png' },
    ],
    botones: PACKS,
    min: 2,
    max: 20,
  });
  expect(await getRaffle(rifid)).toMatchObject({
    ok: true,
    value: {
      methods: [
        {
          id: 'a'.repeat(24),
          name: 'Pago Móvil',
          description: '',
          account: '0102',
          details: accountRows('0102'),
          logo: '/uploads/logo/bdv.png',
          currency: 'VES',
          rate: 36.5,
        },
      ],
      packs: [
        { quantity: 5, price: 20 },
        { quantity: 10, price: 35 },
      ],
      minPerPurchase: 2,
      maxPerPurchase: 20,
    },
  });
});

test.each([
  ['COP', 'COP'],
  ['Bolívares', null],
  ['BOLIVARES DIGITALES', null],
  ['Bolivianos', 'Bolivianos'],
  ['Pesos colombianos de Cúcuta', 'Pesos colombianos d…'],
])('amounts in %j are marked %j', async (moneda, currency) => {
  const { rifid } = await demo.control.createRaffle({
    metodos: [{ name: 'Nequi', tasa: 40, moneda }],
  });
  expect(await getRaffle(rifid)).toMatchObject({ value: { methods: [{ currency }] } });
});

test('a method without a picture of its own has no logo', async () => {
  const { rifid } = await demo.control.createRaffle({ metodos: [{ name: 'Zelle', tasa: 1 }] });
  const answer = await getRaffle(rifid);
  expect(answer.ok && answer.value.methods[0]).not.toHaveProperty('logo');
});

test('without limits of its own a raffle has the shop’s, which are the ceiling too', async () => {
  const { rifid } = await demo.control.createRaffle();
  expect(await getRaffle(rifid)).toMatchObject({
    value: { packs: [], minPerPurchase: 1, maxPerPurchase: 50 },
  });
  const wide = await demo.control.createRaffle({ max: 500 });
  expect(await getRaffle(wide.rifid)).toMatchObject({ value: { maxPerPurchase: 50 } });
});

test.each([
  { qty: 0, monto: 20 },
  { qty: 2.5, monto: 20 },
  { qty: 5, monto: 0 },
  { qty: 5 },
  null,
  { qty: 0 },
])('%j is no pack, and the raffle sells without it', async (boton) => {
  const { rifid } = await demo.control.createRaffle({ override: { botones: [boton] } });
  expect(await getRaffle(rifid)).toMatchObject({
    ok: true,
    value: { packs: [], isPending: false },
  });
});

test('a pack may be written as text', async () => {
  const botones = [{ qty: '5', monto: '20,50' }];
  const { rifid } = await demo.control.createRaffle({ override: { botones } });
  expect(await getRaffle(rifid)).toMatchObject({
    value: { packs: [{ quantity: 5, price: 20.5 }], isPending: false },
  });
});

test.each([
  { qty: 5, monto: '1.050' },
  { qty: 5, monto: { $numberDecimal: '20.50' } },
  { qty: '2.000', monto: 20 },
])('with %j, which it may charge by, a raffle sells nothing', async (boton) => {
  const { rifid } = await demo.control.createRaffle({ override: { botones: [boton] } });
  const sale = await getRaffleForSale(rifid);
  expect(sale).toMatchObject({
    value: { raffle: { packs: [], isPending: true }, unreadable: [{ field: 'pack' }] },
  });
});

test('the share sold comes with a raffle, the seller’s takings do not', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10, apartados: 3, pagados: 2 });
  const list = await listRaffles({ isOpen: true, limit: 100 });
  const raffle = list.ok && list.value.find(({ id }) => id === rifid);
  expect(raffle && raffle.counts).toEqual({ total: 10, available: 5, reserved: 3, paid: 2 });
  expect(JSON.stringify([list, await getRaffle(rifid)])).not.toMatch(/recaudado|stats/i);
});
