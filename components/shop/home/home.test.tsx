/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  exampleRaffle,
  manyRaffles,
  raffleId,
  soldCounts,
} from '../raffle-strip/example-raffle.test-kit';
import type { ShopContent } from '@/lib/content/types';
import type { RaffleSummary } from '@/lib/raffle/types';
import { Home } from './home';

const content: Pick<ShopContent, 'reasons' | 'testimonials' | 'deliveries'> = {
  reasons: {
    title: '¿Por qué?',
    intro: null,
    list: [{ icon: 'bolt', title: 'Rápido', text: 'En segundos.' }],
  },
  testimonials: [
    { name: 'María G.', place: 'Maracaibo', words: 'Todo muy claro.' },
    { name: 'José R.', place: null, words: 'Gané una moto.' },
  ],
  deliveries: [{ picture: 'moto.jpg', caption: 'La moto de José' }],
};

type Own = { raffles?: RaffleSummary[] | null; words?: Partial<typeof content> };

function show({ raffles = [], words = {} }: Own = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <Home
      company={{ name: 'Rifas Turpial', currencySymbol: '$' }}
      content={{ ...content, ...words }}
      featured={raffles}
      open={[]}
      finished={[]}
      knownSince={null}
      sold={new Map()}
      winners={new Map()}
    />,
  );
}

const featured = () => within(screen.getByRole('group', { name: 'Rifas destacadas' }));

test('six slides are whole before the scripts load, and each other one links to its raffle', () => {
  show({ raffles: manyRaffles(30) });
  expect(featured().getAllByRole('article')).toHaveLength(6);
  const links = featured().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    manyRaffles(30).map(({ id }, index) => (index < 6 ? `/rifa/${id}#top` : `/rifa/${id}`)),
  );
});

test.each([
  [false, 'Comprar números: Moto', 0],
  [true, 'Ver la rifa: Moto', 1],
])('a slide says whether its raffle can be bought yet (pending: %s)', (...row) => {
  const [isPending, name, badges] = row;
  show({ raffles: [exampleRaffle({ isPending })] });
  expect(featured().getByRole('link', { name }).getAttribute('href')).toBe(
    `/rifa/${raffleId(1)}#top`,
  );
  expect(featured().queryAllByText('Abre pronto')).toHaveLength(badges);
});

test.each<[string, Partial<RaffleSummary>[], string[]]>([
  ['sells', [{ isPending: true }, { isPending: true }, {}, {}], ['3', '1', '2', '4']],
  ['sells and leads already', [{}, { isPending: true }, {}], ['1', '2', '3']],
  ['is left', [{ isPending: true }, { counts: soldCounts(0, 100) }, {}], ['3', '1', '2']],
  ['is not sold out', [{ isPending: true }, { counts: soldCounts(0, 100) }], ['1', '2']],
])('a raffle that opens later comes first only if no other %s', (_, shapes, order) => {
  const raffles = manyRaffles(shapes.length).map((raffle, index) => ({
    ...raffle,
    ...shapes[index],
  }));
  show({ raffles });
  const names = featured().getAllByRole('heading');
  expect(names.map(({ textContent }) => textContent)).toEqual(order.map((at) => `Rifa ${at}`));
});

// spec: hero-order
test('a slide shows name, description, price and draw, and only the beginning of a long description', () => {
  const description = `${'🎉'.repeat(240)}fin`;
  show({ raffles: [exampleRaffle({ description, price: 7.5 })] });
  expect(featured().getByRole('heading', { level: 2 }).textContent).toBe('Moto');
  expect(featured().getByText('🎉'.repeat(240))).toBeTruthy();
  expect(featured().getByText('$7,50')).toBeTruthy();
  expect(
    featured()
      .getByText(/^15\/01\/2027/)
      .getAttribute('datetime'),
  ).toBe('2027-01-15T23:00:00.000Z');
});

test('only the picture of the first slide is loaded before all others', () => {
  show({ raffles: manyRaffles(3) });
  const carousel = screen.getByRole('group', { name: 'Rifas destacadas' });
  const loading = [...carousel.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});

test('the first picture is preloaded in the file that the slide then shows', () => {
  const raffles = manyRaffles(3).map((raffle, index) => ({
    ...raffle,
    cover: `/uploads/portada/${index + 1}.jpg` as const,
  }));
  show({ raffles });
  const source = document.querySelector('source');
  const preloads = [...document.querySelectorAll('link[rel=preload]')];
  expect(
    preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]),
  ).toEqual([[source?.getAttribute('srcset'), source?.getAttribute('sizes')]]);
});

// spec: blocks
test('the words of the shop are shown: reasons, deliveries, opinions', () => {
  show();
  expect(screen.getByRole('region', { name: '¿Por qué?' }).textContent).toContain('En segundos.');
  const delivery = screen.getByText('La moto de José').closest('figure');
  const picture = delivery?.querySelector('img');
  expect(['src', 'alt', 'loading'].map((name) => picture?.getAttribute(name))).toEqual([
    '/pictures/moto.jpg',
    '',
    'lazy',
  ]);
  const opinions = screen.getByRole('group', { name: 'Opiniones de nuestros participantes' });
  const slides = within(opinions).getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 de 2', '2 de 2']);
  expect(slides[1]?.textContent).toBe('«Gané una moto.»JJosé R.');
});

test('words that the shop did not write are shown nowhere', () => {
  show({ words: { reasons: null, testimonials: [], deliveries: [] } });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Rifas Turpial: rifas en línea',
    'Tu próximo premio empieza con un número',
    'Rifas Activas',
    'Rifas Finalizadas',
  ]);
});
