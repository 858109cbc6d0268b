/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Legend } from './legend';

test('each colour of the cells is told in a word', () => {
  render(<Legend />);
  expect(screen.getByRole('list', { name: 'Qué significa cada color' })).toBeTruthy();
  const words = screen
    .getAllByRole('listitem')
    .map((item) => [
      item.querySelector('[data-state]')?.getAttribute('data-state'),
      item.textContent,
    ]);
  expect(words).toEqual([
    ['available', 'Disponible'],
    ['selected', 'Elegido'],
    ['reserved', 'Apartado'],
    ['paid', 'Pagado'],
  ]);
});
