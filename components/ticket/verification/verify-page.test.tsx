/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { exampleSummary } from '@/lib/testing/example-raffle';
import { VerifyPage } from './verify-page';

const shop = { currency: '$', whatsapp: 'https://wa.me/584240000000' };

test('each raffle leads to the place on its page where numbers are verified', () => {
  const first = exampleSummary({ id: 'a1', drawDate: '2027-01-15T23:00:00.000Z' });
  const second = exampleSummary({ id: 'a2', name: 'Nevera', isOpen: false });
  render(<VerifyPage raffles={[first, second]} shop={shop} />);
  const links = screen.getAllByRole('link', { name: /^(Moto|Nevera)$/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Moto', '/rifa/a1#verificar'],
    ['Nevera', '/rifa/a2#verificar'],
  ]);
  const draws = screen.getAllByText(/\d\d\/\d\d\/\d{4}/);
  expect(draws.map((draw) => draw.getAttribute('datetime'))).toEqual(['2027-01-15T23:00:00.000Z']);
});

test.each([
  ['there are none', [], 'Todavía no hay rifas.'],
  ['they could not be loaded', null, /^En este momento no podemos mostrar las rifas\./],
])('the page says so if %s', (_, raffles, words) => {
  render(<VerifyPage raffles={raffles} shop={shop} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByText('Intentar de nuevo')).toHaveLength(raffles ? 0 : 1);
});
