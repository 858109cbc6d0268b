import { shareWords } from './share-words';
import type { SaleState } from './sale-state';

const RAFFLE = {
  name: 'Moto 0 km',
  price: 7.5,
  drawDate: '2031-03-05T23:30:00.000Z',
  isOpen: true,
  readAt: '2030-12-31T03:30:00.000Z',
  methods: [{ name: 'Pago Móvil', currency: 'VES', rate: 396.37 }],
};
const COUNTS = { total: 1000, available: 657, reserved: 100, paid: 243 };
const OWNER = {
  name: 'María P.',
  route: 'R1',
  address: 'Calle 5',
  status: 'paid' as const,
  images: [],
};

type Given = Parameters<typeof shareWords>[0];

const words = (raffle: Partial<typeof RAFFLE> = {}, own: Partial<Given> = {}) =>
  shareWords(
    { raffle: { ...RAFFLE, ...raffle }, state: 'selling', winner: null, counts: COUNTS, ...own },
    '$',
  );
const finished = (winner: Given['winner']) =>
  words({ isOpen: false }, { state: 'finished', winner });

test('a raffle on sale tells its price as the page does, its draw and its sold share', () => {
  expect(words()).toEqual({
    name: 'Moto 0 km',
    state: null,
    price: {
      paid: 'Bs\u00a02.972,78 por número',
      about: '$7,50 a la tasa del 30/12/2030',
    },
    draw: 'Sorteo: 05/03/2031 7:30\u00a0p.\u00a0m.',
    sold: '34\u00a0% vendido',
    winner: null,
    call: 'Escanea y elige tus números',
  });
});

test('what the shop does not tell is left out', () => {
  expect(words({ methods: [], drawDate: null as never }, { counts: null })).toMatchObject({
    price: { paid: '$7,50 por número', about: null },
    draw: null,
    sold: null,
  });
  expect(words({ price: 0 }).price).toEqual({ paid: 'Precio por anunciar', about: null });
});

test.each<[SaleState, string | null, string]>([
  ['pending', 'Abre pronto', 'Escanea y mira cuándo abre'],
  ['sold-out', 'Agotada', 'Escanea y sigue el sorteo'],
  ['awaiting-draw', 'Esperando el resultado', 'Escanea y sigue el sorteo'],
])('a raffle that is %s says so', (state, told, call) => {
  expect(words({}, { state })).toMatchObject({ state: told, call });
});

test('a finished raffle tells the winner by name alone, and no price or share', () => {
  expect(finished({ number: '427', owner: OWNER })).toMatchObject({
    state: 'Finalizada',
    price: null,
    sold: null,
    winner: { number: '427', name: 'María P.' },
    call: 'Escanea y mira el resultado',
  });
});

test('a winner whom the page does not name is a number', () => {
  expect(finished({ number: '427', owner: null }).winner).toEqual({ number: '427', name: null });
  expect(finished(null).winner).toBeNull();
});
