/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';

test('without a Clipboard API the text is copied by selection, and the button keeps the focus', async () => {
  let selected = '';
  jest.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    this.focus();
    selected = this.value;
  });
  document.execCommand = jest.fn(() => true);
  render(<CopyButton text="792,74" what="Monto" />);
  const button = screen.getByRole('button', { name: 'Copiar Monto' });
  button.focus();
  await act(async () => button.click());
  expect(selected).toBe('792,74');
  expect(screen.getByRole('status').textContent).toBe('Copiado: Monto');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
