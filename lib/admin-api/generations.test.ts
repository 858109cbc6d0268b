import { examplePurchase } from '@/lib/testing/example-purchase';
import type { Generation, PurchaseToSend } from './generation';
import { firstGeneration } from './generation-1';
import { secondGeneration } from './generation-2';
import { recognizeGeneration } from './raffles';

const id = (digit: string) => digit.repeat(24);

const request = examplePurchase({
  tickets: [
    { id: id('a'), number: '007' },
    { id: id('b'), number: '000-501' },
  ],
  method: 'm1',
  amount: 405.5,
  reference: '00123',
});

const asItCame = {
  _id: 'm1',
  name: 'Pago Móvil',
  cuenta: '0102',
  tasa: '40,5',
  banco: { code: 7 },
};

const purchase: PurchaseToSend = {
  raffleId: id('c'),
  request,
  method: {
    method: {
      id: 'm1',
      name: 'Pago Móvil',
      description: 'Banco',
      account: '0102',
      details: [],
      currency: 'VES',
      rate: 40.5,
    },
    asItCame,
  },
  sellerId: id('d'),
  accountId: id('d'),
  routeId: id('e'),
};

const buyer = {
  referencia: '00123',
  nombre: 'Ana Pérez',
  codigo: '58',
  telefono: '4141234567',
  cedula: 'V12345678',
  direccion: 'Av. Bolívar, Valencia',
  ruta: id('e'),
  vendedor: id('d'),
  descripcion: 'Compra online de 2 ticket(s)',
};

// spec: payload, seller, description
test('the first gets the fields of the specification, with the whole method as it came', () => {
  const ticket = { estado: 'Disponible', disponible: true, seleccionado: true, rifa: id('c') };
  expect(firstGeneration.purchaseData(purchase)).toEqual({
    ...buyer,
    tickets: [
      { tid: id('a'), numero: '007', ...ticket },
      { tid: id('b'), numero: '000-501', ...ticket },
    ],
    monto: 405.5,
    metodo: asItCame,
  });
});

test('the second gets seller, method and raffle by id, and no amount', () => {
  expect(secondGeneration.purchaseData(purchase)).toEqual({
    ...buyer,
    admin: id('d'),
    method: 'm1',
    tickets: [
      { tid: id('a'), rifa: id('c') },
      { tid: id('b'), rifa: id('c') },
    ],
  });
});

describe.each<[string, Generation]>([
  ['first', firstGeneration],
  ['second', secondGeneration],
])('the %s', (_name, generation) => {
  test('gets no route and no seller when there is none', () => {
    const sent = generation.purchaseData({ ...purchase, routeId: null, sellerId: null });
    expect(sent).not.toHaveProperty('ruta');
    expect(sent).not.toHaveProperty('vendedor');
  });
});

test('methods beside the raffle make the second generation, even none', () => {
  expect(recognizeGeneration({ rifa: { metodos: [] } as object })).toBe(firstGeneration);
  expect(recognizeGeneration({ rifa: {}, metodos: [] })).toBe(secondGeneration);
});

const WEB = { desde: 0, hasta: 5, $or: [{ name: { $regex: 'web', $options: 'i' } }] };

test('the first shows its token and asks for the seller’s route, then for any', () => {
  const headers = { 'x-token': 'secret' };
  const asked = firstGeneration.routeQuestions({ sellerId: id('d'), token: 'secret' });
  expect(asked).toEqual([
    { headers, json: { ...WEB, admin: id('d') } },
    { headers, json: WEB },
  ]);
  expect(firstGeneration.routeQuestions({ sellerId: null, token: 'secret' })).toEqual([
    { headers, json: WEB },
  ]);
  expect(firstGeneration.routeQuestions({ sellerId: id('d'), token: null })).toEqual([]);
});

test('the second needs no token, but the seller', () => {
  const json = { ...WEB, admin: id('d') };
  expect(secondGeneration.routeQuestions({ sellerId: id('d'), token: null })).toEqual([{ json }]);
  expect(secondGeneration.routeQuestions({ sellerId: null, token: 'secret' })).toEqual([]);
});

test.each([
  [firstGeneration, false],
  [secondGeneration, true],
])('only the second registers all or nothing, tells shares and draws', (generation, does) => {
  expect(generation).toMatchObject({
    isAllOrNothing: does,
    tellsTicketShare: does,
    picksByItself: does,
  });
});

test.each([0, '0', -1, 2.5, 'dos', null, undefined, ''])(
  'a limit of %p is none: the shop’s own holds',
  (limit) => {
    const terms = secondGeneration.readTerms({ rifa: { min: limit, max: limit }, metodos: [] });
    expect(terms).toMatchObject({ minPerPurchase: 1, maxPerPurchase: 50 });
  },
);

test.each([
  [1, 1],
  ['3', 3],
])('a limit of %p holds', (limit, held) => {
  const terms = secondGeneration.readTerms({ rifa: { min: limit, max: limit }, metodos: [] });
  expect(terms).toMatchObject({ minPerPurchase: held, maxPerPurchase: held });
});
