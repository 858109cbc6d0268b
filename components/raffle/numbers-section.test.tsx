/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { quickOffers } from '@/lib/raffle/quick-offers';
import { exampleRaffle, serveHtml } from './example-raffle.test-kit';
import { DrawPassed, NumbersSection } from './numbers-section';

const money = { symbol: '$', conversion: null };
const packs = [{ quantity: 3, price: 12 }];

function serve(props: Partial<ComponentProps<typeof NumbersSection>> = {}) {
  const raffle = exampleRaffle({ packs });
  return serveHtml(
    <NumbersSection
      raffle={raffle}
      first={{ numbers: ['0000', '0001'], counts: null }}
      money={money}
      offers={quickOffers(raffle, 100, money)}
      whatsapp="https://wa.me/584240000000"
      {...props}
    />,
  ).html;
}

test('the bar leads to the numbers; where nothing can be bought it is absent, and packs are listed', () => {
  serve();
  expect(screen.queryByRole('list', { name: 'Combos' })).toBeNull();
  const bar = () => screen.queryByRole('link', { name: 'Comprar más números' });
  expect(bar()?.getAttribute('href')).toBe('#numeros');
  expect(bar()?.parentElement?.textContent).toContain('$5,00 por número');
  serve({ offers: [] });
  expect(bar()).toBeNull();
  expect(screen.getByRole('list', { name: 'Combos' })).toBeTruthy();
});

test('a shop without WhatsApp says that the numbers cannot be seen, and has no link', () => {
  const html = serve({ whatsapp: null });
  expect(html).toContain('Tu navegador no puede abrir esta parte');
  expect(html).not.toContain('wa.me');
});

test('after the draw nothing is sold, and the visitor may ask for the result', () => {
  serveHtml(<DrawPassed link="https://wa.me/584240000000" raffleName="Moto 0 km" />);
  expect(screen.getByRole('heading', { name: 'El sorteo ya pasó' })).toBeTruthy();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Preguntar por WhatsApp' });
  expect(new URL(href).searchParams.get('text')).toBe(
    '¡Hola! ¿Cuándo sale el resultado de «Moto 0 km»?',
  );
});

test.each([
  [true, 1],
  [false, 0],
])('a pending raffle says that the sale has not begun (pending: %s)', (isPending, times) => {
  serve({ raffle: exampleRaffle({ isPending }) });
  expect(screen.queryAllByText('La venta de esta rifa todavía no comienza.')).toHaveLength(times);
});

test.each([
  [null, 1000],
  [{ total: 50, available: 40, reserved: 0, paid: 10 }, 40],
  [{ total: 5000, available: 4000, reserved: 0, paid: 1000 }, 1000],
])('the page with counts %j reserves space for %i numbers', (counts, room) => {
  expect(serve({ first: { numbers: [], counts } })).toContain(`--cells:${room}`);
});
