/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { exampleTicket } from '../digital-ticket/example-ticket.test-kit';
import { pictureSize, TicketPicture } from './ticket-picture';

jest.mock('@/lib/content/brand-colours', () => ({
  brandColours: () => ({ light: { deep: '#101010', accent: '#ffcc00', action: '#0a5766' } }),
}));

const SUN = 'rgb(255, 204, 0)';

function draw(own: Partial<DigitalTicket> = {}, cover: string | null = null) {
  document.body.innerHTML = renderToStaticMarkup(
    <TicketPicture
      ticket={exampleTicket(own)}
      qr={{ d: 'M0 0h1v1h-1z', modules: 37 }}
      cover={cover}
      shopName="Rifas Turpial"
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

test('many numbers are drawn smaller, on a longer picture', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => ({
    number: String(1000 + index),
    state: 'paid' as const,
  }));
  draw({ numbers });
  const small = parseInt(styleOf('1049').fontSize);
  draw({ numbers: numbers.slice(0, 2) });
  expect(parseInt(styleOf('1000').fontSize)).toBeGreaterThan(2 * small);
  expect(pictureSize(50).height).toBeGreaterThan(pictureSize(12).height);
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
  expect(screen.getByText('0427')).toBeTruthy();
  draw();
  expect(pictures()).not.toContain(cover);
});
