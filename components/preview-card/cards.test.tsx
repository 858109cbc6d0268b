/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { RaffleSummary } from '@/lib/raffle/types';
import { RafflePreviewCard } from './raffle-card';
import { ShopPreviewCard } from './shop-card';

jest.mock('@/lib/content/brand-mark', () => ({
  brandMark: (colour: string) => `data:mark,${colour}`,
}));

const moto = { name: 'Moto 0 km', price: 7.5, drawDate: '2026-03-05T23:30:00.000Z' };

function draw(raffle: Partial<RaffleSummary> = {}, company = 'Rifas del Táchira') {
  const shop = { name: company, currencySymbol: '$' };
  return render(<RafflePreviewCard raffle={{ ...moto, ...raffle }} company={shop} />).container;
}

test('a raffle’s card shows the shop, the raffle, its price and its draw', () => {
  expect(draw().textContent).toBe(
    'Rifas del TáchiraMoto 0 km$7,50 por númeroSorteo: 05/03/2026 7:30 p. m.',
  );
});

test.each([
  [{ price: 0 }, 'Precio por anunciar'],
  [{ name: '🔥🔥' }, 'Rifa$7,50'],
  [{ name: 'Moto 🏍️ 0 km' }, 'Moto 0 km$7,50'],
])('the card of %j shows %s', (raffle, words) => {
  expect(draw(raffle).textContent).toContain(words);
});

test('a raffle without a date shows no draw', () => {
  expect(draw({ drawDate: null }).textContent).not.toContain('Sorteo');
});

test('a name too long for the card is cut', () => {
  const text = draw({ name: 'palabra '.repeat(20) }).textContent;
  expect(text).toContain('…$7,50');
  expect(text.length).toBeLessThan(160);
});

test('all text fits in the square that a cropped preview leaves', () => {
  const [card, inner] = draw().querySelectorAll<HTMLElement>(':scope > div, :scope > div > div');
  expect([card?.style.width, card?.style.height]).toEqual(['1200px', '630px']);
  expect(parseInt(inner?.style.width ?? '')).toBeLessThanOrEqual(630);
});

test('the shop’s card shows its name, cut to forty letters, and its offer', () => {
  const shown = (name: string) =>
    render(<ShopPreviewCard company={{ name }} />).container.textContent;
  expect(shown('Rifas 🎉 del Táchira')).toBe(
    'Rifas del TáchiraElige tus números y págalos en línea',
  );
  expect(shown('Rifas '.repeat(20)).replace(/Elige.*/, '').length).toBeLessThanOrEqual(40);
});
