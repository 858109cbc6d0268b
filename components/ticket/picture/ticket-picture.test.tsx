/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { exampleDigitalTicket as exampleTicket } from '@/lib/testing/example-digital-ticket';
import { pictureSize, TicketPicture } from './ticket-picture';

jest.mock('@/lib/content/brand-colours', () => ({
  brandColours: () => ({ light: { deep: '#101010', accent: '#ffcc00', action: '#0a5766' } }),
}));

const SUN = 'rgb(255, 204, 0)';

function draw(
  own: Partial<DigitalTicket> = {},
  cover: string | null = null,
  shopName = 'Rifas Turpial',
) {
  document.body.innerHTML = renderToStaticMarkup(
    <TicketPicture
      ticket={exampleTicket(own)}
      qr={{ d: 'M0 0h1v1h-1z', modules: 37 }}
      cover={cover}
      shopName={shopName}
    />,
  );
}

const styleOf = (text: string) => screen.getByText(text).style;

test('the picture says what the ticket says, and of the reference only its end', () => {
  draw();
  for (const words of ['Rifas Turpial', 'Moto Bera', 'Lotería del Táchira', '0427', '0815']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText('Sorteo: 15/01/2027 7:00 p. m.')).toBeTruthy();
  expect(screen.getByText('•••• 2889')).toBeTruthy();
});

test.each<[string, Partial<DigitalTicket>, number]>([
  ['before the draw', {}, 0],
  ['won', { winner: '427' }, 1],
  ['lost', { winner: '9999' }, 0],
  ['unconfirmed', { winner: '7', numbers: [{ number: '7', state: 'unknown' }] }, 0],
  ['won by a number released', { winner: '7', numbers: [{ number: '7', state: 'released' }] }, 0],
])('a ticket %s congratulates so often', (_, own, times) => {
  draw(own);
  expect(screen.queryAllByText('¡Número ganador!')).toHaveLength(times);
});

test('a number that was released is struck out, and the drawn one stands out', () => {
  draw({
    winner: '0815',
    numbers: [
      { number: '0427', state: 'released' },
      { number: '0815', state: 'paid' },
      { number: '0001', state: 'reserved' },
    ],
  });
  const lines = ['0427', '0815', '0001'].map((number) => styleOf(number).textDecoration);
  expect(lines).toEqual(['line-through', 'none', 'none']);
  const stands = ['0427', '0815', '0001'].map((number) => styleOf(number).background === SUN);
  expect(stands).toEqual([false, true, false]);
});

test('a drawn number that was released to somebody else does not stand out', () => {
  draw({ winner: '0427', numbers: [{ number: '0427', state: 'released' }] });
  expect(styleOf('0427').background).not.toBe(SUN);
});

const paid = (number: string) => ({ number, state: 'paid' as const });
const boxWidths = (numbers: string[]) => {
  draw({ numbers: numbers.map(paid) });
  return numbers.map((number) => parseInt(styleOf(number).minWidth));
};

test.each([
  [3, 4, 4],
  [7, 4, 5],
  [50, 3, 9],
])('the boxes of %i numbers of %i digits are even, and %i fill a row', (count, digits, columns) => {
  const numbers = Array.from({ length: count }, (_, index) => `${index}`.padStart(digits, '0'));
  const [width, ...others] = boxWidths(numbers);
  expect(new Set(others)).toEqual(new Set([width]));
  const gap = parseInt(screen.getByText(numbers[0]!).parentElement!.style.gap);
  expect(Math.floor((968 + gap) / (width! + gap))).toBe(columns);
});

test('a short number’s box is as wide as a long one’s', () => {
  const [short, long] = boxWidths(['7', '1665']);
  expect(short).toBe(long);
});

test('more than six numbers make the picture longer, for the cover’s sake', () => {
  expect([1, 6, 7, 50].map((count) => pictureSize(count).height)).toEqual([1350, 1350, 1620, 1620]);
});

test.each<[string, number, (long: string) => void]>([
  ['name of the raffle', 110, (name) => draw({ raffle: { ...exampleTicket().raffle!, name } })],
  ['lottery', 48, (lottery) => draw({ raffle: { ...exampleTicket().raffle!, lottery } })],
  ['name of the shop', 34, (name) => draw({}, null, name)],
])('a longer %s than %i characters is cut and says so', (_, most, drawWith) => {
  drawWith('M'.repeat(most));
  expect(screen.getByText('M'.repeat(most))).toBeTruthy();
  drawWith('M'.repeat(most + 1));
  expect(screen.getByText(`${'M'.repeat(most - 1)}…`)).toBeTruthy();
});

test('the code is drawn in whole pixels a module, dark on white', () => {
  draw();
  const code = document.querySelector('svg[shape-rendering]');
  expect(Number(code?.getAttribute('width')) % 37).toBe(0);
  expect(code?.getAttribute('viewBox')).toBe('0 0 37 37');
  expect(code?.querySelector('path')?.getAttribute('d')).toBe('M0 0h1v1h-1z');
});

test('the cover is drawn where there is one; a raffle that is not known costs only its words', () => {
  const cover = 'data:image/jpeg;base64,AAAA';
  const pictures = () =>
    [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  draw({ raffle: null }, cover);
  expect(pictures()).toContain(cover);
  expect(screen.getAllByText('Boleto digital')).toHaveLength(2);
  expect(screen.getByText('0427')).toBeTruthy();
  draw();
  expect(pictures()).not.toContain(cover);
});
