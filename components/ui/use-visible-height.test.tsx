/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useVisibleHeight } from './use-visible-height';

const seen = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
const intoView = jest.fn();

function Sheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  useVisibleHeight(dialog);
  return (
    <dialog ref={dialog} open>
      <input aria-label="Referencia" />
      <button type="button">Enviar</button>
    </dialog>
  );
}

beforeEach(() => {
  Object.assign(seen, { height: 700, offsetTop: 0, scale: 1 });
  Object.assign(window, { visualViewport: seen });
  HTMLElement.prototype.scrollIntoView = intoView;
  intoView.mockReset();
});

const change = (to: Partial<typeof seen>, event = 'resize') =>
  act(() => {
    Object.assign(seen, to);
    seen.dispatchEvent(new Event(event));
  });

const held = () => {
  const { style } = screen.getByRole('dialog');
  return [style.getPropertyValue('--seen-height'), style.getPropertyValue('--seen-top')];
};

test('a dialog stays above the keyboard, with the field that is typed into in sight', () => {
  render(<Sheet />);
  expect(held()).toEqual(['700px', '0px']);
  screen.getByLabelText('Referencia').focus();
  change({ height: 320, offsetTop: 40 });
  expect(held()).toEqual(['320px', '40px']);
  expect(intoView).toHaveBeenCalledWith({ block: 'nearest' });
  change({ height: 700, offsetTop: 0 });
  expect(held()).toEqual(['700px', '0px']);
});

test('a dialog stays in the part of the page that is scrolled into sight under the keyboard', () => {
  render(<Sheet />);
  change({ height: 320, offsetTop: 120 }, 'scroll');
  expect(held()).toEqual(['320px', '120px']);
});

test('a field outside the dialog is not scrolled into view', () => {
  render(
    <>
      <Sheet />
      <input aria-label="Buscar" />
    </>,
  );
  screen.getByLabelText('Buscar').focus();
  change({ height: 320 });
  expect(intoView).not.toHaveBeenCalled();
});

test.each([
  ['by rounding alone is followed', 1.01, '350px'],
  ['by the visitor leaves the dialog where it was', 1.02, '700px'],
])('a page zoomed %s', (_, scale, height) => {
  render(<Sheet />);
  change({ height: 350, scale });
  expect(held()).toEqual([height, '0px']);
});

test('a browser that does not tell the visible part shows the dialog all the same', () => {
  Object.assign(window, { visualViewport: undefined });
  render(<Sheet />);
  expect(held()).toEqual(['', '']);
});

test('a removed dialog no longer follows the height', () => {
  const { unmount } = render(<Sheet />);
  const dialog = screen.getByRole('dialog');
  unmount();
  for (const event of ['resize', 'scroll']) change({ height: 320 }, event);
  expect(dialog.style.getPropertyValue('--seen-height')).toBe('700px');
});
