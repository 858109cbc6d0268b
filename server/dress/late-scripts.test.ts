/** @jest-environment jsdom */
import { lateScripts } from './late-scripts';

const ANSWER = '/api/raffles/1/tickets';
const ADDRESSES = ['/_next/static/a.js', '/_next/static/b.js'];

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

function open({ picture = true, protocol = 'http/1.1' } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = picture ? '<img fetchpriority="high" alt="">' : '';
  const image = document.querySelector('img');
  if (image) Object.defineProperty(image, 'complete', { value: false });
  performance.getEntriesByType = () =>
    [{ nextHopProtocol: protocol }] as unknown as PerformanceEntryList;
  lateScripts(ADDRESSES, [ANSWER]);
  return image;
}

/** The next frame, and what waits for its end. */
function afterPaint() {
  jest.advanceTimersByTime(20);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the scripts wait for the picture', () => {
  const image = open();
  expect(asked()).toEqual([]);
  image?.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  afterPaint();
  expect(asked()).toEqual(ADDRESSES);
});

test('answers are asked for together with the scripts', () => {
  const image = open();
  expect(document.head.querySelector('link')).toBeNull();
  image?.dispatchEvent(new Event('load'));
  afterPaint();
  const link = document.head.querySelector('link[rel=preload]');
  expect(link?.getAttribute('href')).toBe(ANSWER);
});

test('a picture that fails holds nothing up', () => {
  open()?.dispatchEvent(new Event('error'));
  expect(asked()).toEqual(ADDRESSES);
});

test.each(['pointerdown', 'keydown'])('the first %s asks for them, once', (touch) => {
  open();
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(asked()).toEqual(ADDRESSES);
});

test('after 4 s they are asked for whatever the picture does', () => {
  open();
  jest.advanceTimersByTime(3999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(ADDRESSES);
});

test('nothing is waited for without a picture', () => {
  open({ picture: false });
  expect(asked()).toEqual(ADDRESSES);
});

test.each(['h2', 'h3', 'h3-29'])('nothing is waited for on %s', (protocol) => {
  open({ protocol });
  expect(asked()).toEqual(ADDRESSES);
});

test('a script that fails is asked for again, a little later', () => {
  open({ picture: false });
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(asked()).toEqual(['/_next/static/b.js']);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(['/_next/static/b.js', '/_next/static/a.js']);
});
