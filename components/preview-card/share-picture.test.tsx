/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShareWords } from '@/lib/raffle/share-words';
import { sharedCoverPlace, SharePicture } from './share-picture';

jest.mock('@/lib/content/brand-mark', () => ({ brandMark: () => 'data:mark' }));
jest.mock('@/lib/content/brand-colours', () => ({ brandColours: () => ({ light: {} }) }));

const WORDS: ShareWords = {
  name: 'Moto 0 km',
  state: null,
  price: { base: '$7,50 por número', converted: 'Bs 2.972,78 a la tasa del 30/12/2030' },
  draw: 'Sorteo: 05/03/2031 7:30 p. m.',
  sold: '34 % vendido',
  winner: null,
  call: 'Escanea y elige tus números',
};

function draw(own: Partial<ShareWords> = {}, numbers: string[] = [], cover = 'data:cover') {
  document.body.innerHTML = renderToStaticMarkup(
    <SharePicture
      words={{ ...WORDS, ...own }}
      numbers={numbers}
      cover={cover || null}
      address="https://rifas.example.com/rifa/65a1"
      qr={{ d: 'M0 0h1v1h-1z', modules: 37 }}
      shopName="Rifas Turpial"
    />,
  );
  return document.body.textContent;
}

test('a story tells shop, raffle, price, draw, sold share and address', () => {
  expect(draw()).toBe(
    'Rifas TurpialMoto 0 km$7,50 por númeroBs 2.972,78 a la tasa del 30/12/2030' +
      'Sorteo: 05/03/2031 7:30 p. m.34 % vendidoEscanea y elige tus númerosrifas.example.com/rifa/65a1',
  );
});

test('what is not known leaves no empty line, and a raffle that does not sell says so', () => {
  const text = draw({ state: 'Abre pronto', price: null, draw: null, sold: null });
  expect(text).toBe(
    'Rifas TurpialAbre prontoMoto 0 kmEscanea y elige tus númerosrifas.example.com/rifa/65a1',
  );
});

test('a winner takes the place of the price, with a name only where it is shown', () => {
  const winner = { number: '0427', name: 'María P.' };
  expect(draw({ price: null, winner })).toContain('Número ganador0427María P.Escanea');
  expect(draw({ winner: { ...winner, name: null } })).toContain('Número ganador0427Escanea');
});

test('with a buyer’s numbers it says what the buyer has, and of many the first', () => {
  expect(draw({}, ['0427'])).toContain('Moto 0 kmYa tengo el0427$7,50');
  const numbers = Array.from({ length: 50 }, (_, index) => `000-${500 + index}`);
  expect(draw({}, numbers)).toMatch(/Ya tengo 50 números:(000-50\d){9}y 41 más/);
});

test.each([[[]], [['0427']]])(
  'with the numbers %j cover and code are as large as planned',
  (numbers) => {
    draw({}, numbers);
    const cover = document.querySelector('img[src="data:cover"]');
    const { width, height } = sharedCoverPlace(numbers.length > 0);
    expect(cover?.getAttribute('width')).toBe(String(width));
    expect(cover?.getAttribute('height')).toBe(String(height));
    expect(Number(document.querySelector('svg')?.getAttribute('width')) % 37).toBe(0);
  },
);

test.each<[string[], number[]]>([
  [[], [92, 92, 66, 50, 44]],
  [['0427'], [66, 66, 50, 44, 44]],
])('with the numbers %j a longer name is smaller, and always fits in its height', (own, sizes) => {
  const drawn = [24, 32, 60, 100, 200].map((length) => {
    const name = 'M'.repeat(length);
    draw({ name }, own);
    const { style, parentElement } = screen.getByText(name);
    const lines = Number(style.getPropertyValue('line-clamp') || style.webkitLineClamp);
    const height = parseInt(parentElement!.style.height);
    expect(lines).toBeGreaterThan(0);
    expect(lines * parseInt(style.fontSize) * Number(style.lineHeight)).toBeLessThanOrEqual(height);
    return parseInt(style.fontSize);
  });
  expect(drawn).toEqual(sizes);
});

test('letters that the font lacks are left out, and a name of nothing else is a raffle', () => {
  expect(draw({ name: '🔥 Moto 🏍️' })).toContain('TurpialMoto$7,50');
  expect(draw({ name: '🔥🔥' })).toContain('TurpialRifa$7,50');
});

test('a raffle without a cover shows the shop’s mark', () => {
  draw({}, [], '');
  expect(document.querySelectorAll('img[src="data:mark"]')).toHaveLength(2);
});
