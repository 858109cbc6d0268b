import type { Raffle, Winner } from '@/lib/raffle/types';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import type { SaleSoFar } from './raffle-facts';
import { missingRaffleMetadata, raffleMetadata } from './raffle-metadata';

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

const tagsOf = (raffle: Raffle, sale = SELLING) => raffleMetadata(raffle, sale, NOW);

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.COMPANY_NAME = 'Rifas Turpial';
  process.env.SITE_URL = 'https://rifas.example.com';
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

test('a text that is too long ends after a word', () => {
  const { title, openGraph, description } = tagsOf({
    ...moto,
    name: 'Camioneta '.repeat(20),
    description: 'Con todos los papeles en regla. '.repeat(20),
  });
  expect(title).toEqual({ absolute: `${openGraph?.title} Compra tu ticket aqui!` });
  expect(String(openGraph?.title)).toMatch(/^(Camioneta )+Camioneta…$/);
  expect(String(openGraph?.title).length).toBeLessThanOrEqual(65);
  expect(description?.length).toBeLessThanOrEqual(160);
});

const exampleMethod = {
  ...{ id: '1', name: 'Pago Móvil', description: '', account: '' },
  ...{ details: [] },
};

const winner = {
  number: '0427',
  owner: { name: 'María P.', route: 'web', address: 'Calle 5', status: 'paid', images: [] },
} as const satisfies Winner;

test.each<[string, Partial<Raffle>, SaleSoFar, string]>([
  ['sells', {}, SELLING, '$2,50 · Sorteo 18/12 10 p. m. · Con papeles'],
  [
    'is paid in bolívares',
    { price: 5, methods: [{ ...exampleMethod, currency: 'VES', rate: 396.37 }] },
    SELLING,
    'Bs 1.981,85 ≈ $5 · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  [
    'does not sell yet',
    {},
    { state: 'pending', winner: null },
    'Abre pronto · $2,50 · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  [
    'is sold out',
    {},
    { state: 'sold-out', winner: null },
    'Agotada · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  [
    'awaits its draw',
    {},
    { state: 'awaiting-draw', winner: null },
    'Esperando el resultado · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  [
    'is finished',
    {},
    { state: 'finished', winner },
    'Finalizada · Número ganador 0427, María P. · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  [
    'nobody won',
    {},
    { state: 'finished', winner: { ...winner, owner: null } },
    'Finalizada · Número ganador 0427 · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  [
    'is finished without a result',
    {},
    { state: 'finished', winner: null },
    'Finalizada · Sorteo 18/12 10 p. m. · Con papeles',
  ],
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
  [
    'has no price',
    { price: 0 },
    SELLING,
    'Precio por anunciar · Sorteo 18/12 10 p. m. · Con papeles',
  ],
  ['has no date', { drawDate: null }, SELLING, '$2,50 · Con papeles'],
])('the description of a raffle that %s begins with what sells', (_, own, sale, description) => {
  const raffle = {
    ...moto,
    description: 'Con papeles',
    drawDate: '2026-12-19T02:00:00.000Z',
    ...own,
  };
  const metadata = tagsOf(raffle, sale);
  expect(metadata.description).toBe(description);
  expect(metadata.openGraph?.description).toBe(description);
  expect(metadata.twitter?.description).toBe(description);
});

test('an app that shows two facts below a preview gets them', () => {
  expect(tagsOf(moto).other).toEqual({
    'twitter:label1': 'Precio',
    'twitter:data1': '$2,50',
    'twitter:label2': 'Sorteo',
    'twitter:data2': '15/01/2027 7 p. m.',
  });
  expect(tagsOf(moto, { state: 'finished', winner }).other).toMatchObject({
    'twitter:label2': 'Número ganador',
    'twitter:data2': '0427, María P.',
  });
  expect(tagsOf({ ...moto, drawDate: null }).other).not.toHaveProperty('twitter:label2');
});

test('another cover is another card; a new price only where it is written on it', () => {
  const card = (raffle: Raffle) => JSON.stringify(tagsOf(raffle).openGraph?.images);
  expect(card({ ...moto, cover: '/uploads/portada/otra.jpg' })).not.toBe(card(moto));
  expect(card({ ...moto, price: 3 })).toBe(card(moto));
  expect(card({ ...moto, cover: null, price: 3 })).not.toBe(card({ ...moto, cover: null }));
});

test.each<[string, Partial<Raffle>]>([
  ['is open', {}],
  ['does not sell yet', { isPending: true }],
  ['is finished', { isOpen: false }],
  ['is sold out', { counts: { total: 9, available: 0, reserved: 4, paid: 5 } }],
])('a raffle that %s may be found, at its own address', (_, own) => {
  const url = `https://rifas.example.com/rifa/${moto.id}`;
  const { robots, alternates, openGraph } = tagsOf({ ...moto, ...own });
  expect(robots).toMatchObject({ index: true, follow: true });
  expect(alternates?.canonical).toBe(url);
  expect(openGraph?.url).toBe(url);
});

test('a raffle without a picture has a card all the same', () => {
  expect(tagsOf({ ...moto, cover: null }).openGraph?.images).toMatchObject([
    { url: expect.stringMatching(/\/preview\/a{24}\/[0-9a-f]{12}\.jpg$/), alt: 'Moto Bera SBR' },
  ]);
});

test('a raffle that does not exist is a 404, and not to be listed', () => {
  expect(missingRaffleMetadata()).toEqual({
    title: 'Esta rifa no existe · Rifas Turpial',
    robots: { index: false },
    other: { 'x-status': '404' },
  });
});
