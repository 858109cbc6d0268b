/** @jest-environment jsdom */
import { hasOwnScripts, retryScripts } from './retry-scripts';

const ADDRESS = '/_next/static/a.js';

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

function put(markup: string): HTMLScriptElement {
  document.head.innerHTML = markup;
  return document.head.querySelector('script')!;
}

const fail = (script = document.head.querySelector('script')) =>
  script?.dispatchEvent(new Event('error'));
const arrive = () => document.head.querySelector('script')?.dispatchEvent(new Event('load'));
const own = () => put(`<script src="${ADDRESS}" async=""></script>`);

let fetch: jest.Mock;
const onArrived = jest.fn();

beforeAll(() => {
  performance.getEntriesByType = () => [];
  retryScripts(onArrived);
});

beforeEach(() => {
  jest.useFakeTimers();
  onArrived.mockClear();
  fetch = jest.fn(async () => ({ status: 503, blob: async () => null }));
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  arrive();
});

test('a script that fails is asked for again, a little later each time', async () => {
  own();
  fail();
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([ADDRESS]);
  fail();
  await jest.advanceTimersByTimeAsync(1999);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([ADDRESS]);
});

test('code that waits for the script does not learn that it failed', () => {
  const heard = jest.fn();
  const script = own();
  script.addEventListener('error', heard);
  fail(script);
  expect(heard).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
});

test('one request says whether the script is gone and brings it, so one instance answers both', async () => {
  own();
  fail();
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetch.mock.calls).toEqual([[ADDRESS]]);
  expect(asked()).toEqual([ADDRESS]);
});

test.each([
  ['of a part that comes later', `<script src="${ADDRESS}"></script>`],
  ['of somebody else', '<script src="https://example.com/a.js" async=""></script>'],
])('a script %s is left alone', (_what, markup) => {
  const heard = jest.fn();
  const script = put(markup);
  script.addEventListener('error', heard);
  fail(script);
  expect(heard).toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  expect(document.head.contains(script)).toBe(true);
});

test('all have arrived when the page is loaded and the last that failed is there', async () => {
  own();
  fail();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onArrived).not.toHaveBeenCalled();
  arrive();
  jest.advanceTimersByTime(4999);
  expect(onArrived).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onArrived).toHaveBeenCalledTimes(1);
});

test.each([
  ['<script src="/_next/static/a.js" async=""></script>', true],
  ['<script async src="/_next/static/a.js"></script>', true],
  ['<script src="/_next/static/a.js"></script>', false],
  ['<script src="/_next/static/a.js" data-async></script>', false],
  ['<script src="https://evil.example/_next/static/a.js" async></script>', false],
  ['<script async></script><img src="/_next/static/a.png">', false],
])('%s is asked for again when it fails: %s', (html, isOwn) => {
  expect(hasOwnScripts(html)).toBe(isOwn);
});
