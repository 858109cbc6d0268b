/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShareWords } from '@/lib/raffle/share-words';
import { WORDS } from './example-words.test-kit';
import { sharedCoverPlace, SharePicture, shareSize, type ShareShape } from './share-picture';

jest.mock('@/lib/content/brand-mark', () => ({ brandMark: () => 'data:mark' }));
jest.mock('@/lib/content/brand-colours', () => ({ brandColours: () => ({ light: {} }) }));

const SHAPES: ShareShape[] = ['story', 'square'];

function draw(own: Partial<ShareWords> = {}, shape: ShareShape = 'story', cover = 'data:cover') {
  document.body.innerHTML = renderToStaticMarkup(
    <SharePicture
      words={{ ...WORDS, ...own }}
      shape={shape}
      cover={cover || null}
      qr={{ d: 'M0 0h1v1h-1z', modules: 37 }}
      shop={{ name: 'Rifas Turpial', host: 'rifas.example.com' }}
    />,
  );
  return document.body.textContent;
}

const sizeOf = (text: string) => parseInt(screen.getByText(text).style.fontSize);

test.each(SHAPES)('a %s tells shop, raffle, price, draw, sold share and address', (shape) => {
  expect(draw({}, shape)).toBe(
    'Rifas TurpialMoto 0 km$7,50 por númeroBs 2.972,78 a la tasa del 30/12/2030' +
      'Sorteo: 05/03/2031 7:30 p. m.34 % vendidorifas.example.comEscanea y elige tus números',
  );
});

test('what is not known leaves no empty line, and a raffle that does not sell says so', () => {
  const text = draw({ state: 'Abre pronto', price: null, draw: null, sold: null });
  expect(text).toBe(
    'Rifas TurpialAbre prontoMoto 0 kmrifas.example.comEscanea y elige tus números',
  );
});

test('a winner takes the place of the price, with a name only where it is shown', () => {
  const winner = { number: '0427', name: 'María P.' };
  expect(draw({ price: null, winner })).toContain('Número ganador0427María P.rifas');
  expect(draw({ winner: { ...winner, name: null } })).toContain('Número ganador0427rifas');
});

test.each<[ShareShape, number, number]>([
  ['story', 1080, 1920],
  ['square', 1080, 1080],
])('a %s is %i x %i, and its cover and code are as large as planned', (shape, width, height) => {
  expect(shareSize(shape)).toEqual({ width, height });
  draw({}, shape);
  const { style } = document.body.firstElementChild as HTMLElement;
  expect([style.width, style.height]).toEqual([`${width}px`, `${height}px`]);
  const cover = document.querySelector('img[src="data:cover"]');
  const place = sharedCoverPlace(shape);
  expect([cover?.getAttribute('width'), cover?.getAttribute('height')]).toEqual(
    [place.width, place.height].map(String),
  );
  expect(Number(document.querySelector('svg')?.getAttribute('width')) % 37).toBe(0);
});

test.each<[ShareShape, number[]]>([
  ['story', [92, 66, 66, 50, 50]],
  ['square', [66, 56, 56, 42, 42]],
])('a longer name in a %s is smaller, and always fits in its height', (shape, sizes) => {
  const names = [24, 25, 60, 61, 200].map((length) => 'M'.repeat(length));
  const drawn = names.map((name) => {
    draw({ name }, shape);
    const { style, parentElement } = screen.getByText(name);
    const lines = Number(style.getPropertyValue('line-clamp') || style.webkitLineClamp);
    const height = parseInt(parentElement!.style.height);
    expect(lines).toBeGreaterThan(0);
    expect(lines * parseInt(style.fontSize) * Number(style.lineHeight)).toBeLessThanOrEqual(height);
    return parseInt(style.fontSize);
  });
  expect(drawn).toEqual(sizes);
});

test('a long price or number is smaller, so that it stays beside the code', () => {
  draw();
  expect(sizeOf('$7,50 por número')).toBe(44);
  const base = 'US$ 1.250.000,00 por número';
  draw({ price: { base, converted: null } });
  expect(sizeOf(base)).toBeLessThan(40);
  const winner = { number: '000-501-777', name: null };
  draw({ winner });
  expect(sizeOf(winner.number)).toBeLessThanOrEqual(84);
});

test('letters that the font lacks are left out, and a name of nothing else is a raffle', () => {
  expect(draw({ name: '🔥 Moto 🏍️' })).toContain('TurpialMoto$7,50');
  expect(draw({ name: '🔥🔥' })).toContain('TurpialRifa$7,50');
});

test('a raffle without a cover shows the shop’s mark', () => {
  draw({}, 'story', '');
  expect(document.querySelectorAll('img[src="data:mark"]')).toHaveLength(2);
});
