/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

test('each step links to its page except the last, which is marked as the current one', () => {
  render(
    <Breadcrumb
      steps={[
        { label: 'Inicio', href: '/home' },
        { label: 'Rifas', href: '/rifas' },
        { label: 'Moto' },
      ]}
    />,
  );
  const steps = screen
    .getAllByRole('listitem')
    .map(({ firstElementChild: step }) => [
      step?.textContent,
      step?.getAttribute('href'),
      step?.getAttribute('aria-current'),
    ]);
  expect(steps).toEqual([
    ['Inicio', '/home', null],
    ['Rifas', '/rifas', null],
    ['Moto', null, 'page'],
  ]);
});
