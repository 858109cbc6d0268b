/** @jest-environment jsdom */
import { lateScripts } from './late-scripts';

const ANSWER = '/api/raffles/1/tickets';
const ADDRESSES = ['/_next/static/a.js', '/_next/static/b.js'];

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

const DATA = '/_data/1/rifa/1';
const RUNTIME = '/_next/static/turbopack-1.js';
const FIRST = { data: DATA, runtime: RUNTIME };

type Opened = { picture?: boolean; protocol?: string; first?: { data: string; runtime: string } };

function open({ picture = true, protocol = 'http/1.1', first }: Opened = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = picture ? '<img fetchpriority="high" alt="">' : '';
  const image = document.querySelector('img');
  if (image) Object.defineProperty(image, 'complete', { value: false });
  performance.getEntriesByType = () =>
    [{ nextHopProtocol: protocol }] as unknown as PerformanceEntryList;
  lateScripts(ADDRESSES, [ANSWER], first ?? null);
  return image;
}

/** The next frame, and what waits for its end. */
function afterPaint() {
  jest.advanceTimersByTime(20);
}

/** What the server is asked for besides scripts, and what it says. */
function answerWith(...answers: (Partial<Response> | Error)[]): jest.Mock {
  const fetch = jest.fn(async () => {
    const answer = answers.shift() ?? data('1:1');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

function data(text: string, type = 'text/x-component; charset=utf-8'): Partial<Response> {
  return {
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': type }),
    text: async () => text,
  };
}

/** All that has no time to wait for. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  answerWith();
});
afterEach(() => {
  jest.useRealTimers();
  delete (self as { __next_f?: unknown }).__next_f;
});

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

test('the runtime is asked for when the data is there, handed over as Next would', async () => {
  const fetch = answerWith(data('1:"ñ"'));
  open({ picture: false, first: FIRST });
  expect(fetch).toHaveBeenCalledWith(DATA, { signal: expect.any(AbortSignal) });
  expect(asked()).toEqual(ADDRESSES);
  await settled();
  expect(asked()).toEqual([...ADDRESSES, RUNTIME]);
  expect(self).toHaveProperty('__next_f', [[0], [1, '1:"ñ"']]);
});

test.each<[string, Partial<Response> | Error]>([
  ['a dead line', new TypeError('Failed to fetch')],
  ['a server that fails', { ...data('1:1'), ok: false, status: 503 }],
  ['an answer that breaks off', { ...data(''), text: () => Promise.reject(new TypeError()) }],
  ['an empty answer', data('')],
  ["a network's own page", data('<h1>Inicia sesión</h1>', 'text/html')],
])('after %s the data is asked for again, and nothing runs without it', async (_name, failure) => {
  const fetch = answerWith(failure, data('1:1'));
  open({ picture: false, first: FIRST });
  await jest.advanceTimersByTimeAsync(999);
  expect(asked()).toEqual(ADDRESSES);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([DATA, DATA]);
  expect(asked()).toEqual([...ADDRESSES, RUNTIME]);
});

test('the runtime waits for the whole document: what is not there yet would be made again', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  answerWith(data('1:1'));
  open({ first: FIRST });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect(asked()).toEqual(ADDRESSES);
  state.mockRestore();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual([...ADDRESSES, RUNTIME]);
});

test('whether a script that failed is gone is asked without asking for all of it', async () => {
  const fetch = answerWith({ status: 503 });
  open({ picture: false });
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await settled();
  expect(fetch.mock.calls).toEqual([[ADDRESSES[0], { method: 'HEAD' }]]);
});
