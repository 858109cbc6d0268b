import type { Raffle, Winner } from '@/lib/raffle/types';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import { showProfile } from '@/lib/testing/show-profile';
import { raffleMetadata, type SaleSoFar } from './raffle-metadata';

const moto = exampleRaffle({
  name: 'Moto Bera SBR',
  description: '<p>Cero <b>kilómetros</b></p>\n\ncon papeles',
  price: 2.5,
  drawDate: '2027-01-15T23:00:00.000Z',
  cover: '/uploads/portada/moto.jpg',
  lottery: 'Táchira',
});

const NOW = new Date('2026-11-22T14:00:00.000Z');
const SELLING: SaleSoFar = { state: 'selling', winner: null };

const tagsOf = (raffle: Raffle, sale = SELLING) => raffleMetadata(raffle, sale, false, NOW);

beforeAll(() => {
  showProfile({ name: 'Rifas Turpial' });
});

// spec: page-title, social-tags
test('the tags of a raffle', () => {
  const url = `https://rifas.example.com/rifa/${moto.id}`;
  expect(tagsOf(moto)).toMatchObject({
    title: { absolute: 'Moto Bera SBR Compra tu ticket aqui!' },
    description: '$2,50 · Sorteo 15/01/2027 7 p. m. · Cero kilómetros con papeles',
    alternates: { canonical: url },
    openGraph: {
      url,
      title: 'Moto Bera SBR',
      description: '$2,50 · Sorteo 15/01/2027 7 p. m. · Cero kilómetros con papeles',
      images: [
        {
          url: expect.stringMatching(
            /^https:\/\/rifas\.example\.com\/uploads\/portada\/preview\/a{24}\/[0-9a-f]{12}\.jpg$/,
          ),
          width: 1200,
          height: 630,
          alt: 'Moto Bera SBR',
        },
      ],
    },
  });
});

test('two raffles of one name are told apart by the draw’s date', () => {
  const titleOf = (raffle: Raffle) => raffleMetadata(raffle, SELLING, true, NOW).title;
  expect(titleOf(moto)).toEqual({ absolute: 'Moto Bera SBR (15/01/2027) Compra tu ticket aqui!' });
  expect(titleOf({ ...moto, drawDate: null })).toEqual(tagsOf(moto).title);
});

const exampleMethod = {
  ...{ id: '1', name: 'Pago Móvil', description: '', account: '' },
  ...{ details: [] },
};

const winner = {
  number: '0427',
  owner: { name: 'María P.', route: 'web', address: 'Calle 5', status: 'paid', images: [] },
} as const satisfies Winner;

const BS = [{ ...exampleMethod, currency: 'VES', rate: 396.37 }];
const DAY = 'Sorteo 18/12 10 p. m. · Con papeles';
const of = (state: SaleSoFar['state'], won: Winner | null = null): SaleSoFar => ({
  state,
  winner: won,
});

test.each<[string, Partial<Raffle>, SaleSoFar, string]>([
  ['sells', {}, SELLING, `$2,50 · ${DAY}`],
  ['is paid in bolívares', { price: 5, methods: BS }, SELLING, `Bs 1.981,85 ≈ $5 · ${DAY}`],
  ['does not sell yet', {}, of('pending'), `Abre pronto · $2,50 · ${DAY}`],
  ['is sold out', {}, of('sold-out'), `Agotada · ${DAY}`],
  ['awaits its draw', {}, of('awaiting-draw'), `Esperando el resultado · ${DAY}`],
  ['is won', {}, of('finished', winner), `Finalizada · Número ganador 0427, María P. · ${DAY}`],
  [
    'nobody won',
    {},
    of('finished', { ...winner, owner: null }),
    `Finalizada · Número ganador 0427 · ${DAY}`,
  ],
  ['is finished without a result', {}, of('finished'), `Finalizada · ${DAY}`],
  [
    'is drawn at an unknown hour',
    { drawDate: '2026-12-19T03:59:59.999Z' },
    SELLING,
    '$2,50 · Sorteo 18/12 · Con papeles',
  ],
  [
    'is drawn at half past',
    { drawDate: '2026-12-19T02:30:00.000Z' },
    SELLING,
    '$2,50 · Sorteo 18/12 10:30 p. m. · Con papeles',
  ],
  [
    'has no description',
    { description: '<br>' },
    SELLING,
    '$2,50 · Sorteo 18/12 10 p. m. · Moto Bera SBR',
  ],
  ['has no price', { price: 0 }, SELLING, `Precio por anunciar · ${DAY}`],
  ['has no date', { drawDate: null }, SELLING, '$2,50 · Con papeles'],
])('the description of a raffle that %s begins with what sells', (_, own, sale, description) => {
  const drawDate = '2026-12-19T02:00:00.000Z';
  const metadata = tagsOf({ ...moto, description: 'Con papeles', drawDate, ...own }, sale);
  for (const told of [metadata, metadata.openGraph, metadata.twitter]) {
    expect(told?.description).toBe(description);
  }
});

test('another cover is another card; a new price only where it is written on it', () => {
  const card = (raffle: Raffle) => JSON.stringify(tagsOf(raffle).openGraph?.images);
  expect(card({ ...moto, cover: '/uploads/portada/otra.jpg' })).not.toBe(card(moto));
  expect(card({ ...moto, price: 3 })).toBe(card(moto));
  expect(card({ ...moto, cover: null, price: 3 })).not.toBe(card({ ...moto, cover: null }));
});
