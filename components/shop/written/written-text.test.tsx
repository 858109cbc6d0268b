/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { WrittenText } from './written-text';

test('a text that the shop does not have leads to its raffles', () => {
  render(<WrittenText page={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página no existe');
  expect(screen.getByRole('link', { name: 'Ver las rifas' }).getAttribute('href')).toBe('/home');
});
