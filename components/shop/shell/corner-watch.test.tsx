/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { CornerWatch } from './corner-watch';

const CORNER = 'contacto-directo';
let below: Element | null;
let scrolled: number;

beforeEach(() => {
  jest.useFakeTimers();
  below = null;
  scrolled = 0;
  document.elementFromPoint = () => below;
  Object.defineProperty(window, 'scrollY', { get: () => scrolled, configurable: true });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  render(
    <>
      <main>
        <button type="button">Pagar</button>
        <p>Texto</p>
      </main>
      <aside id={CORNER}>
        <a href="tel:1">Llamar</a>
      </aside>
      <CornerWatch id={CORNER} />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const corner = () => document.getElementById(CORNER)!;
const isAway = () => corner().firstElementChild?.hasAttribute('data-away');

function scrollTo(place: number, over: Element | null = null) {
  scrolled = place;
  below = over;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
  });
}

test('the corner folds while the page goes down, and unfolds on the way up', () => {
  scrollTo(300);
  expect(corner().hasAttribute('data-folded')).toBe(true);
  scrollTo(200);
  expect(corner().hasAttribute('data-folded')).toBe(false);
  scrollTo(400);
  expect(corner().hasAttribute('data-folded')).toBe(true);
});

test('a floating button gives way to a control, and comes back once that is past', () => {
  scrollTo(300, document.querySelector('main button'));
  expect(isAway()).toBe(true);
  scrollTo(600, document.querySelector('main p'));
  expect(isAway()).toBe(false);
  expect(corner().hasAttribute('data-looking')).toBe(false);
});

test('a button that appears without scrolling hides the floating buttons too', async () => {
  const button = document.createElement('button');
  below = button;
  await act(async () => {
    document.querySelector('main')?.append(button);
    await jest.advanceTimersByTimeAsync(400);
  });
  expect(isAway()).toBe(true);
});
