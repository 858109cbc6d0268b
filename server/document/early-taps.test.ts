/// <reference lib="dom" />

import { JSDOM } from 'jsdom';
import { earlyTaps } from './early-taps';

type Heard = Pick<MouseEvent, 'isTrusted'> & {
  target: EventTarget | null;
  preventDefault: jest.Mock;
  stopImmediatePropagation: jest.Mock;
};

const NAMES = ['document', 'Element', 'addEventListener'] as const;

let window: JSDOM['window'];
let onClick: (event: Heard) => void;
let giveAllBack: () => void;
let clicked: string[];

beforeEach(() => {
  ({ window } = new JSDOM(`
    <main>
      <button data-early-tap>al azar</button>
      <button data-early-tap="toggle">ver todos</button>
      <ul data-early-taps><li>03</li><li>07</li></ul>
    </main>
    <footer><button data-early-tap><b>arriba</b></button><a>contacto</a></footer>`));
  clicked = [];
  window.document.addEventListener('click', ({ target }) => clicked.push(wordsOf(target)));
  Object.assign(globalThis, {
    document: window.document,
    Element: window.Element,
    addEventListener(name: string, listener: never, isFirst?: boolean) {
      if (name === 'click' && isFirst) onClick = listener;
      window.addEventListener(name, listener, isFirst);
    },
  });
  giveAllBack = earlyTaps();
});
afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
  window.close();
});

const wordsOf = (target: EventTarget | null) => (target as Element).textContent ?? '';
const one = (selector: string) => window.document.querySelector<HTMLElement>(selector)!;
const withWords = (words: string) =>
  [...window.document.querySelectorAll('*')].findLast((each) => each.textContent === words)!;
const isMarked = (words: string) => withWords(words).closest('[data-early-tapped]') !== null;

/** @returns whether the page did not receive it */
function tap(target: EventTarget, isTrusted = true): boolean {
  const event = {
    target,
    isTrusted,
    preventDefault: jest.fn(),
    stopImmediatePropagation: jest.fn(),
  };
  onClick(event);
  const [held, stopped] = [event.preventDefault, event.stopImmediatePropagation];
  expect(stopped.mock.calls).toEqual(held.mock.calls);
  return held.mock.calls.length > 0;
}

const tapOn = (words: string) => tap(withWords(words));
const isReady = (target: EventTarget) =>
  target.dispatchEvent(new window.Event('storefront:ready', { bubbles: true }));

test('a tap is held and marked, and done once when its island is ready', () => {
  expect(tapOn('al azar')).toBe(true);
  expect(isMarked('al azar')).toBe(true);
  expect(clicked).toEqual([]);
  isReady(one('main'));
  expect(clicked).toEqual(['al azar']);
  expect(isMarked('al azar')).toBe(false);
  isReady(one('main'));
  expect(clicked).toHaveLength(1);
});

test('a tap on the content of a button counts for the button', () => {
  expect(tap(one('footer b'))).toBe(true);
  isReady(one('footer'));
  expect(clicked).toEqual(['arriba']);
});

test('taps are done in their order', () => {
  for (const words of ['07', 'al azar', '03']) tapOn(words);
  isReady(one('main'));
  expect(clicked).toEqual(['07', 'al azar', '03']);
});

test('links and what no person tapped go their way', () => {
  expect(tap(one('a'))).toBe(false);
  expect(tap(one('main'))).toBe(false);
  expect(tap(window.document)).toBe(false);
  expect(tap(one('[data-early-tap]'), false)).toBe(false);
  giveAllBack();
  expect(clicked).toEqual([]);
});

test('two taps count once', () => {
  for (const times of [1, 2]) expect([times, tapOn('al azar')]).toEqual([times, true]);
  expect(isMarked('al azar')).toBe(true);
  isReady(one('main'));
  expect(clicked).toEqual(['al azar']);
});

test.each(['ver todos', '03'])('two taps on %s take it back', (words) => {
  tapOn('07');
  tapOn(words);
  tapOn(words);
  expect([isMarked('07'), isMarked(words)]).toEqual([true, false]);
  isReady(one('main'));
  expect(clicked).toEqual(['07']);
});

test('taps go their way in a ready island, and wait in others', () => {
  isReady(one('main'));
  expect(tapOn('al azar')).toBe(false);
  expect(tapOn('03')).toBe(false);
  tapOn('arriba');
  isReady(one('main'));
  expect(clicked).toEqual([]);
  expect(isMarked('arriba')).toBe(true);
  isReady(one('footer'));
  expect(clicked).toEqual(['arriba']);
});

test('a button that React rendered again is found by its text', () => {
  tapOn('03');
  tapOn('07');
  one('ul').outerHTML = '<p><button>3</button><button>07</button><i>03</i></p>';
  isReady(one('main'));
  expect(clicked).toEqual(['07']);
  one('i').outerHTML = '<button>03</button>';
  isReady(one('main'));
  expect(clicked).toEqual(['07', '03']);
});

test.each<[string, () => void]>([
  ['the whole page says that it is ready', () => void isReady(window)],
  ['nobody is waited for any longer', () => giveAllBack()],
])('all taps are done when %s', (_when, finish) => {
  tapOn('al azar');
  tapOn('arriba');
  finish();
  expect(clicked).toEqual(['al azar', 'arriba']);
  expect(tapOn('03')).toBe(false);
});
