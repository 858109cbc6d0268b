/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { WinnerOwner } from '@/lib/raffle/types';
import { WinnerSection } from './winner-section';

const owner: WinnerOwner = {
  name: 'María Pérez',
  route: 'Web',
  address: 'San Cristóbal',
  status: 'paid',
  images: [],
};

const show = (changes: Partial<WinnerOwner> = {}) =>
  render(<WinnerSection winner={{ number: '0042', owner: { ...owner, ...changes } }} />);
const region = () => screen.getByRole('region', { name: 'Número ganador' });

test('no search engine quotes where the winner lives', () => {
  show();
  expect(screen.getByText('Web, San Cristóbal').closest('[data-nosnippet]')).toBeTruthy();
});

test.each([
  ['paid', 'Pagado'],
  ['reserved', 'Apartado'],
  ['available', 'Disponible'],
] as const)('the winner’s ticket that is %s is shown as %s', (status, word) => {
  show({ status });
  expect(region().textContent).toBe(`Número ganador0042María PérezWeb, San Cristóbal${word}`);
});

// spec: winner
test.each([
  ['Web', '', 'Web'],
  ['', 'San Cristóbal', 'San Cristóbal'],
])('only the known one of route %j and address %j is shown', (route, address, place) => {
  show({ route, address });
  expect(screen.getByText(place)).toBeTruthy();
});

// spec: winner
test('each picture says that it is of the winning number', () => {
  show({ images: ['/uploads/ticket/a.jpg', '/uploads/ticket/b.jpg'] });
  const found = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(found).toEqual(['Número ganador 0042, imagen 1', 'Número ganador 0042, imagen 2']);
});

test('a winner without a known name leaves no empty line', () => {
  show({ name: '' });
  expect([...region().querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual([]);
});
