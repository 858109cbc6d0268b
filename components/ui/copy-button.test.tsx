/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { CopyButton } from './copy-button';

afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

test('the text is copied by selection without a Clipboard API, and the button keeps the focus', async () => {
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

function setClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

const tap = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const told = () => screen.getByRole('status').textContent;

test('the copied text is the current one, and each copy is announced again', async () => {
  jest.useFakeTimers();
  const write = jest.fn(async () => undefined);
  const onCopied = jest.fn();
  setClipboard(write);
  const { rerender } = render(<CopyButton text="0102" what="Banco" onCopied={onCopied} />);
  await tap();
  expect(screen.getByRole('button').textContent).toBe('Copiado ✓ Banco');
  act(() => jest.advanceTimersByTime(1999));
  expect(told()).toBe('Copiado: Banco');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button').textContent).toBe('Copiar Banco');
  expect(told()).toBe('');
  rerender(<CopyButton text="0105" what="Banco" onCopied={onCopied} />);
  await tap();
  expect(told()).toBe('Copiado: Banco');
  expect(write.mock.calls).toEqual([['0102'], ['0105']]);
  expect(onCopied).toHaveBeenCalledTimes(2);
});

test('a failed copy explains how to copy by hand, and does not claim success', async () => {
  setClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  document.execCommand = jest.fn(() => false);
  const onCopied = jest.fn();
  render(<CopyButton text="792,74" what="Monto" onCopied={onCopied} />);
  await tap();
  expect(told()).toBe('No se pudo copiar. Mantén presionado el texto para copiarlo.');
  expect(screen.getByRole('button').textContent).toBe('Copiar Monto');
  expect(screen.getByText('792,74')).toBeTruthy();
  expect(onCopied).not.toHaveBeenCalled();
});

test('a clipboard that never answers gets a second, then the button says how to copy by hand', async () => {
  jest.useFakeTimers();
  setClipboard(() => new Promise(() => undefined));
  document.execCommand = jest.fn(() => false);
  render(<CopyButton text="792,74" what="Monto" />);
  await tap();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(told()).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(told()).toBe('No se pudo copiar. Mantén presionado el texto para copiarlo.');
  expect(screen.getByText('792,74').getAttribute('translate')).toBe('no');
  setClipboard(async () => undefined);
  await tap();
  expect(told()).toBe('Copiado: Monto');
  expect(screen.queryByText('792,74')).toBeNull();
});

test('a copy within a form sends nothing', async () => {
  setClipboard(async () => undefined);
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <CopyButton text="792,74" what="Monto" />
    </form>,
  );
  await tap();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the text is selected within an open dialog, where the page cannot be reached', async () => {
  let host: Element | null | undefined;
  document.execCommand = jest.fn(() => {
    host = document.querySelector('textarea')?.parentElement;
    return true;
  });
  render(
    <dialog open>
      <CopyButton text="792,74" what="Monto" />
    </dialog>,
  );
  await tap();
  expect(host).toBe(screen.getByRole('dialog'));
});

test('a tap before the scripts copies as soon as they are ready', async () => {
  const write = jest.fn(async () => undefined);
  setClipboard(write);
  const replay = ({ target }: Event) =>
    (target as Element).parentElement?.querySelector<HTMLElement>('[data-early-tap]')?.click();
  document.addEventListener('storefront:ready', replay, { once: true });
  render(<CopyButton text="792,74" what="Monto" />);
  expect(await screen.findByText('Copiado ✓')).toBeTruthy();
  expect(write).toHaveBeenCalledWith('792,74');
});
