/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleRaffle, manyRaffles, soldCounts } from '../raffle-strip/example-raffle.test-kit';
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

test.each<[string, Partial<RaffleSummary>[], string[]]>([
  ['sells', [{ isPending: true }, { isPending: true }, {}, {}], ['3', '1', '2', '4']],
  ['sells and leads already', [{}, { isPending: true }, {}], ['1', '2', '3']],
  ['is left', [{ isPending: true }, { counts: soldCounts(0, 100) }, {}], ['3', '1', '2']],
  ['is not sold out', [{ isPending: true }, { counts: soldCounts(0, 100) }], ['1', '2']],
  ['is to come or sold out', [{ counts: soldCounts(0, 100) }, {}], ['2', '1']],
])('a raffle that cannot be bought comes first only if no other %s', (_, shapes, order) => {
  const raffles = manyRaffles(shapes.length).map((raffle, index) => ({
    ...raffle,
    ...shapes[index],
  }));
  show({ raffles });
  const names = featured().getAllByRole('heading');
  expect(names.map(({ textContent }) => textContent)).toEqual(order.map((at) => `Rifa ${at}`));
});

test('a slide shows only the beginning of a long description', () => {
  show({ raffles: [exampleRaffle({ description: `${'🎉'.repeat(240)}fin` })] });
  expect(featured().getByText('🎉'.repeat(240))).toBeTruthy();
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

test('words that the shop did not write are shown nowhere', () => {
  show({ words: { reasons: null, testimonials: [], deliveries: [] } });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Rifas Turpial: rifas en línea',
    'Tu próximo premio empieza con un número',
    'Rifas Activas',
    'Rifas Finalizadas',
  ]);
});
