/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShareWords } from '@/lib/raffle/share-words';
import { SharePicture } from './share-picture';

jest.mock('@/lib/content/brand-mark', () => ({ brandMark: () => 'data:mark' }));
jest.mock('@/lib/content/brand-colours', () => ({ brandColours: () => ({ light: {} }) }));

const WORDS: ShareWords = {
  name: 'Moto 0 km',
  state: null,
  price: { paid: 'Bs 2.972,78 por número', about: '$7,50 a la tasa del 30/12/2030' },
  draw: 'Sorteo: 05/03/2031 7:30 p. m.',
  sold: '34 % vendido',
  winner: null,
  call: 'Escanea y elige tus números',
};

function draw(
  own: Partial<ShareWords> = {},
  numbers: string[] = [],
  cover = 'data:cover',
  address = 'rifas.example.com/rifa/65a1',
) {
  document.body.innerHTML = renderToStaticMarkup(
    <SharePicture
      words={{ ...WORDS, ...own }}
      numbers={numbers}
      cover={cover || null}
      address={`https://${address}`}
      qr={{ d: 'M0 0h1v1h-1z', modules: 37 }}
      shopName="Rifas Turpial"
    />,
  );
  return document.body.textContent;
}

test('a story tells shop, raffle, price, draw, sold share and address', () => {
  expect(draw()).toBe(
    'Rifas TurpialMoto 0 kmBs 2.972,78 por número$7,50 a la tasa del 30/12/2030' +
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
  expect(draw({}, ['0427'])).toContain('Moto 0 kmYa tengo el0427Bs 2.972,78');
  const numbers = Array.from({ length: 50 }, (_, index) => `000-${500 + index}`);
  expect(draw({}, numbers)).toMatch(/Ya tengo 50 números:(000-50\d){9}y 41 más/);
});

test('the modules of the code are whole pixels', () => {
  draw();
  expect(Number(document.querySelector('svg')?.getAttribute('width')) % 37).toBe(0);
});

test('a long address stays on one line', () => {
  const size = (address: string) => {
    draw({}, [], 'data:cover', address);
    return parseFloat(screen.getByText(address).style.fontSize);
  };
  expect(size('rifas.example.com/rifa/65a1')).toBe(30);
  expect(size(`rifas-del-araguaney.com.ve/rifa/${'6'.repeat(40)}`)).toBeLessThan(25);
});

test.each<[string[], number[]]>([
  [[], [92, 92, 66, 50, 44]],
  [['0427'], [66, 66, 50, 44, 44]],
])(
  'with the numbers %j a longer name is smaller, and only a far too long one is cut',
  (own, sizes) => {
    const drawn = [24, 32, 60, 100, 200].map((length) => {
      const name = 'M'.repeat(length);
      draw({ name }, own);
      const { style, parentElement } = screen.getByText(name);
      const lines = Number(style.getPropertyValue('line-clamp') || style.webkitLineClamp);
      const height = parseInt(parentElement!.style.height);
      expect(lines > 0).toBe(length === 200);
      expect(lines * parseInt(style.fontSize) * Number(style.lineHeight)).toBeLessThanOrEqual(
        height,
      );
      return parseInt(style.fontSize);
    });
    expect(drawn).toEqual(sizes);
  },
);

test('letters that the font lacks are left out, and a name of nothing else is a raffle', () => {
  expect(draw({ name: '🔥 Moto 🏍️' })).toContain('TurpialMotoBs');
  expect(draw({ name: '🔥🔥' })).toContain('TurpialRifaBs');
});

test('a raffle without a cover shows the shop’s mark', () => {
  draw({}, [], '');
  expect(document.querySelectorAll('img[src="data:mark"]')).toHaveLength(2);
});
