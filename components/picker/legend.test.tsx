/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Legend } from './legend';

test('the legend names each colour of the cells', () => {
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
