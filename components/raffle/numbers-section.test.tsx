/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { publishFacts } from '@/components/picker/selection/latest-facts';
import { quickOffers } from '@/lib/raffle/quick-offers';
import { exampleRaffle, serveHtml } from './example-raffle.test-kit';
import { BuyBar } from './buy-bar';
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

const said = (link: HTMLElement) => new URL(link.getAttribute('href')!).searchParams.get('text');

test('the first page of numbers is requested while the scripts load, just as the picker requests it', () => {
  const html = serve();
  const address =
    '/api/raffles/65a1f0000000000000000001/tickets?offset=0&limit=1000&status=available';
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  const preloaded = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]');
  expect(preloaded?.hasAttribute('crossorigin')).toBe(true);
});

test('the picker sells on the raffle’s own terms', () => {
  const raffle = exampleRaffle({ minPerPurchase: 2, maxPerPurchase: 7 });
  serve({ raffle });
  const pick = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Elegir al azar' });
  expect(screen.getByText(/hasta 7 por compra/)).toBeTruthy();
  expect(screen.getByRole('spinbutton', { name: 'Cantidad' })).toHaveProperty('min', '2');
  expect(pick().disabled).toBe(false);
  serve({ raffle: { ...raffle, isPending: true } });
  expect(pick().disabled).toBe(true);
});

test('the server’s numbers are in the page before any script', () => {
  serve();
  expect(screen.getByText('0001')).toBeTruthy();
});

test('the bar leads to the quick purchase, and is absent where nothing can be bought', () => {
  serve();
  const play = screen.getByRole('link', { name: /Comprar/ });
  expect([play.textContent, play.getAttribute('href')]).toEqual([
    '$5,00 · Comprar',
    '#compra-rapida',
  ]);
  serve({ offers: [] });
  expect(screen.queryByRole('link', { name: /Comprar/ })).toBeNull();
});

test('once a method is chosen the bar names the price in its currency', () => {
  const { hydrate } = serveHtml(<BuyBar price={{ paid: '$5,00', about: null }} />);
  hydrate();
  act(() => publishFacts({ paid: <b>Bs 500,00</b> }));
  expect(screen.getByRole('link', { name: 'Bs 500,00 · Comprar' })).toBeTruthy();
});

test('the packs are listed where no offer of the quick purchase shows them', () => {
  serve();
  expect(screen.queryByRole('list', { name: 'Combos' })).toBeNull();
  serve({ offers: [] });
  expect(screen.getByRole('list', { name: 'Combos' })).toBeTruthy();
});

test('a visitor without scripts is led to WhatsApp with the raffle’s name', () => {
  const html = serve();
  const note = new DOMParser().parseFromString(
    /<noscript>(.*?)<\/noscript>/s.exec(html)![1]!,
    'text/html',
  );
  const link = within(note.body).getByText('comprar por WhatsApp');
  expect(said(link)).toBe('¡Hola! Quiero comprar un número de «Moto 0 km».');
});

test('a shop without WhatsApp says that the numbers cannot be seen, and has no link', () => {
  const html = serve({ whatsapp: null });
  expect(html).toContain('Este navegador no puede mostrar los números');
  expect(html).not.toContain('wa.me');
});

test('after the draw nothing is sold, and the visitor may ask for the result', () => {
  serveHtml(<DrawPassed link="https://wa.me/584240000000" raffleName="Moto 0 km" />);
  expect(screen.getByRole('heading', { name: 'El sorteo ya pasó' })).toBeTruthy();
  expect(said(screen.getByRole('link', { name: 'Preguntar por WhatsApp' }))).toBe(
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
