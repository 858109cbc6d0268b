/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { BOAST_COVER, BoastPicture } from './boast-picture';

jest.mock('@/lib/content/brand-mark', () => ({ brandMark: () => 'data:mark' }));
jest.mock('@/lib/content/brand-colours', () => ({ brandColours: () => ({ light: {} }) }));

const DRAW = '2031-03-05T23:30:00.000Z';

function draw(numbers: string[], raffle = { name: 'Moto 0 km', drawDate: DRAW as string | null }) {
  document.body.innerHTML = renderToStaticMarkup(
    <BoastPicture
      raffle={raffle}
      numbers={numbers}
      address="https://rifas.example.com/rifa/65a1"
      cover="data:cover"
      qr={{ d: 'M0 0h1v1h-1z', modules: 45 }}
      shopName="Rifas Turpial"
    />,
  );
  return document.body.textContent;
}

test('the picture says who sells what, which numbers the buyer has, and where to go', () => {
  expect(draw(['0427'])).toBe(
    'Rifas TurpialMoto 0 kmYa tengo el0427¿Cuál quieres tú?' +
      'Sorteo: 05/03/2031 7:30 p. m.rifas.example.com/rifa/65a1',
  );
  const cover = document.querySelector('img[src="data:cover"]');
  expect(cover?.getAttribute('width')).toBe(String(BOAST_COVER.width));
  expect(Number(document.querySelector('svg')?.getAttribute('width')) % 45).toBe(0);
});

test('many numbers are cut, and a raffle without a date has no line for it', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => `000-${500 + index}`);
  expect(draw(numbers, { name: '🔥🔥', drawDate: null })).toBe(
    `Rifas TurpialRifaYa tengo 50 números:${numbers.slice(0, 9).join('')}y 41 más` +
      '¿Cuál quieres tú?rifas.example.com/rifa/65a1',
  );
});

test('a number that is a sentence is cut, and says so', () => {
  expect(draw(['X'.repeat(18)])).toContain(`el${'X'.repeat(18)}¿`);
  expect(draw(['X'.repeat(19)])).toContain(`el${'X'.repeat(17)}…¿`);
});
