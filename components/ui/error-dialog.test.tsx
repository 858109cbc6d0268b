/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { installDialog } from './dialog.test-kit';
import { ErrorDialog } from './error-dialog';

beforeAll(installDialog);

const alert = () => screen.queryByRole('alertdialog', { name: 'Error' });

test('a screen reader announces title and text as soon as an error opens', () => {
  render(<ErrorDialog message="No hay señal." onClose={() => {}} />);
  const described = document.getElementById(alert()?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('No hay señal.');
});

test('a second error takes the place of the first in the same dialog', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { rerender } = render(<ErrorDialog message="Uno" onClose={() => {}} />);
  rerender(<ErrorDialog message="Dos" onClose={() => {}} />);
  expect(alert()?.textContent).toContain('Dos');
  expect(showModal).toHaveBeenCalledTimes(1);
});

test('its button closes the dialog and calls back, and the next error opens it again', () => {
  const onClose = jest.fn();
  const { rerender } = render(<ErrorDialog message="Uno" onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<ErrorDialog message={null} onClose={onClose} />);
  expect(alert()).toBeNull();
  rerender(<ErrorDialog message="Otra vez" onClose={onClose} />);
  expect(alert()?.textContent).toContain('Otra vez');
});
