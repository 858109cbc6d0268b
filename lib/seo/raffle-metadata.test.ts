import type { Raffle } from '@/lib/raffle/types';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import { missingRaffleMetadata, raffleMetadata } from './raffle-metadata';

const moto = exampleRaffle({
  name: 'Moto Bera SBR',
  description: '<p>Cero <b>kilómetros</b></p>\n\ncon papeles',
  price: 2.5,
  drawDate: '2027-01-15T23:00:00.000Z',
  cover: '/uploads/portada/moto.jpg',
  lottery: 'Táchira',
});

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
});

// spec: page-title, social-tags
test('the tags of a raffle', () => {
  const url = `https://rifas.example.com/rifa/${moto.id}`;
  expect(raffleMetadata(moto)).toMatchObject({
    title: { absolute: 'Moto Bera SBR Compra tu ticket aqui!' },
    description: 'Cero kilómetros con papeles',
    alternates: { canonical: url },
    openGraph: {
      url,
      title: 'Moto Bera SBR',
      description: 'Cero kilómetros con papeles',
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
  const { openGraph, description } = raffleMetadata({
    ...moto,
    name: 'Camioneta '.repeat(20),
    description: 'Con todos los papeles en regla. '.repeat(20),
  });
  expect(String(openGraph?.title)).toMatch(/^(Camioneta )+Camioneta…$/);
  expect(String(openGraph?.title).length).toBeLessThanOrEqual(65);
  expect(description?.length).toBeLessThanOrEqual(160);
});

test('a raffle without a description is described by its facts', () => {
  expect(raffleMetadata({ ...moto, description: '<br>' }).description).toBe(
    'Moto Bera SBR. $2,50 por número. Sorteo: 15/01/2027 7:00 p. m.',
  );
});

test('another cover is another card; a new price only where it is written on it', () => {
  const card = (raffle: Raffle) => JSON.stringify(raffleMetadata(raffle).openGraph?.images);
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
  const { robots, alternates, openGraph } = raffleMetadata({ ...moto, ...own });
  expect(robots).toMatchObject({ index: true, follow: true });
  expect(alternates?.canonical).toBe(url);
  expect(openGraph?.url).toBe(url);
});

test.each<[string, Partial<Raffle>, string]>([
  ['a price', { price: 0 }, 'Moto Bera SBR. Precio por anunciar. Sorteo: 15/01/2027 7:00 p. m.'],
  ['a date', { drawDate: null }, 'Moto Bera SBR. $2,50 por número.'],
])('without %s a preview invents none', (_, own, description) => {
  const metadata = raffleMetadata({ ...moto, description: '', ...own });
  expect(metadata.description).toBe(description);
  expect(metadata.openGraph?.description).toBe(description);
  expect(metadata.twitter?.description).toBe(description);
});

test('a raffle without a picture has a card all the same, and one without a name a title', () => {
  const { openGraph, title } = raffleMetadata({ ...moto, cover: null, name: '' });
  expect(openGraph?.images).toMatchObject([
    { url: expect.stringMatching(/\/preview\/a{24}\/[0-9a-f]{12}\.jpg$/), alt: 'Rifa' },
  ]);
  expect(title).toEqual({ absolute: 'Rifa Compra tu ticket aqui!' });
});

test('a raffle that does not exist is a 404, and not to be listed', () => {
  expect(missingRaffleMetadata()).toEqual({
    title: 'Esta rifa no existe',
    robots: { index: false },
    other: { 'x-status': '404' },
  });
});
