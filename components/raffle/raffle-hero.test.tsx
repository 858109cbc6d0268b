/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { installScreen } from '@/components/picker/screen.test-kit';
import type { Raffle } from '@/lib/raffle/types';
import { NO_PAGES } from '@/lib/testing/own-content';
import { exampleRaffle, serveHtml } from './example-raffle.test-kit';
import { RaffleHero } from './raffle-hero';

beforeAll(installScreen);

function serve(
  raffle: Partial<Raffle> = {},
  props: Partial<ComponentProps<typeof RaffleHero>> = {},
) {
  return serveHtml(
    <RaffleHero
      raffle={exampleRaffle(raffle)}
      state="selling"
      winner={null}
      tickets={null}
      money={{ symbol: '$', conversion: null }}
      offers={[]}
      content={{ permit: null, drawRule: null, lostNumber: null, pages: NO_PAGES }}
      company={{ name: 'Rifas Turpial', nit: null, currencySymbol: '$', whatsapp: null }}
      drawnBy={null}
      {...props}
    />,
  );
}

const price = () => screen.getByText(/por número$|Precio por anunciar/).closest('p')?.textContent;

test.each([
  [{}, { symbol: '$', conversion: null }, '$5,00 por número'],
  [
    {},
    { symbol: '$', conversion: { currency: 'VES', rate: 100 } },
    'Bs\u00a0500,00 ≈\u00a0$5 por número',
  ],
  [{ price: 0 }, { symbol: '$', conversion: null }, 'Precio por anunciar'],
])('the price of %j in %j is written %s', (raffle, money, text) => {
  serve(raffle, { money });
  expect(price()).toBe(text);
});

test('a raffle without a date has no draw, no countdown and nothing for the calendar', () => {
  serve({ drawDate: null, isPending: true }, { state: 'pending' });
  expect(screen.queryByText(/^Sorteo/)).toBeNull();
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Agregar al calendario' })).toBeNull();
});

test('the cover is named for the raffle and loaded first; the placeholder is named for nothing', () => {
  serve();
  const cover = screen.getByRole('img', { name: 'Moto 0 km' });
  expect(cover.getAttribute('src')).toBe('/uploads/portada/moto.jpg?w=656.jpeg');
  expect(cover.getAttribute('loading')).toBe('eager');
  const { html } = serve({ cover: null });
  expect(screen.queryByRole('img', { name: 'Moto 0 km' })).toBeNull();
  expect(html).toContain('src="/brand/no-image.svg" alt=""');
});

test.each([
  ['Con papeles al día.', false],
  ['a'.repeat(9 * 35), false],
  ['a'.repeat(9 * 35 + 1), true],
  ['línea\n'.repeat(8), false],
  ['línea\n'.repeat(9), true],
])('the description %j is a tab stop, because it may scroll: %s', (description, isStop) => {
  serve({ description });
  const { tabIndex } = screen.getByRole('group', { name: 'Descripción' });
  expect(tabIndex === 0).toBe(isStop);
});
