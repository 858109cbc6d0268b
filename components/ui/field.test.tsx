/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Control, describedBy, Field } from './field';

function Name({ error, hint }: { error?: string; hint?: string }) {
  return (
    <Field id="name" label="Nombre" hint={hint} state={error ? 'invalid' : 'fresh'} error={error}>
      <Control>
        <input id="name" {...describedBy('name', error, hint)} />
      </Control>
    </Field>
  );
}

const readWith = () =>
  (screen.getByLabelText('Nombre').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a field is read out with its hint and, once it is wrong, with why', () => {
  const { rerender } = render(<Name hint="Como en la cédula" />);
  expect(readWith()).toEqual(['Como en la cédula']);
  expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('false');
  rerender(<Name hint="Como en la cédula" error="Este campo es obligatorio" />);
  expect(readWith()).toEqual(['Como en la cédula', 'Este campo es obligatorio']);
  expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('true');
});

test('a corrected field is no longer wrong, on the screen or read out', () => {
  const { rerender } = render(<Name error="Este campo es obligatorio" />);
  rerender(<Name />);
  expect(screen.getByLabelText('Nombre').hasAttribute('aria-describedby')).toBe(false);
  expect(document.getElementById('name-error')?.hidden).toBe(true);
});
