/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

test('the way leads home, and ends at this page, which is marked as the current one', () => {
  render(<Breadcrumb here="Moto" />);
  expect(screen.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/home');
  expect(screen.getByText('Moto').getAttribute('aria-current')).toBe('page');
});
