import { createPageCache, type NextAnswer, type Served } from './page-cache';
import { createPageStore } from './page-store';
import type { PackedPage } from './pack-page';

const PATH = '/rifa/1';

type Script = (path: string, etag: string | undefined) => NextAnswer | Promise<NextAnswer>;

function packed(html: string, status = 200): PackedPage {
  const identity = Buffer.from(html);
  return {
    status,
    policy: '',
    etag: html,
    sourceEtag: html,
    bodies: { identity, gzip: identity, br: identity },
    size: identity.length,
  };
}

const page = (html: string, isStale = false, status = 200): NextAnswer => ({
  kind: 'page',
  status,
  html,
  etag: html,
  isStale,
});

function cacheOver(answer: Script, compress = (page: PackedPage) => Promise.resolve(page)) {
  const next = { answer, asked: 0, packed: 0, failures: 0 };
  const cache = createPageCache({
    ask: async (path, etag) => {
      next.asked += 1;
      return next.answer(path, etag);
    },
    store: createPageStore(),
    pack: async (_path, { html, status }) => {
      next.packed += 1;
      return packed(html, status);
    },
    compress,
    onFailure: () => {
      next.failures += 1;
    },
  });
  const show = async (): Promise<string> => htmlOf(await cache.get(PATH));
  return { cache, next, show };
}

function htmlOf(served: Served): string {
  return served.kind === 'page' ? served.page.bodies.identity.toString() : served.kind;
}

const down: Script = () => Promise.reject(new Error('down'));
const never: Script = () => new Promise(() => {});
const unchanged = (isStale = false): NextAnswer => ({ kind: 'unchanged', isStale });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page is held for a second, then Next is asked once, while the copy is shown', async () => {
  const { next, show } = cacheOver(() => page('uno'));
  expect(await show()).toBe('uno');
  jest.advanceTimersByTime(999);
  expect(await show()).toBe('uno');
  expect(next.asked).toBe(1);

  next.answer = () => page('dos');
  jest.advanceTimersByTime(1);
  expect(await show()).toBe('uno');
  expect(next.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('dos');
});

test('an unchanged page is not packed again', async () => {
  const { next, show } = cacheOver((_path, etag) => (etag === 'uno' ? unchanged() : page('uno')));
  await show();
  await jest.advanceTimersByTimeAsync(2000);
  await show();
  expect(next).toMatchObject({ asked: 2, packed: 1 });
});

test('no visitor waits for a page to be compressed, and the next one gets it compressed', async () => {
  let finish: (smaller: PackedPage) => void = () => {};
  const { cache, next, show } = cacheOver(
    () => page('uno'),
    () => new Promise((resolve) => (finish = resolve)),
  );
  expect(await show()).toBe('uno');
  finish(packed('uno, smaller'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('uno, smaller');

  next.answer = () => page('dos');
  jest.advanceTimersByTime(60_000);
  expect(await show()).toBe('dos');
  const finishFirst = finish;
  next.answer = () => page('tres');
  jest.advanceTimersByTime(60_000);
  expect(await show()).toBe('tres');
  finishFirst(packed('dos, smaller'));
  await jest.advanceTimersByTimeAsync(0);
  expect(htmlOf(await cache.get(PATH))).toBe('tres');
});

test('a page that cannot be compressed is shown all the same', async () => {
  const { next, show } = cacheOver(
    () => page('uno'),
    () => Promise.reject(new Error('memory')),
  );
  expect(await show()).toBe('uno');
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('uno');
  expect(next.failures).toBe(1);
});

test('all first visitors share one request', async () => {
  const { cache, next } = cacheOver(() => page('uno'));
  const shown = await Promise.all(Array.from({ length: 500 }, () => cache.get(PATH)));
  expect(shown.map(htmlOf)).toEqual(Array(500).fill('uno'));
  expect(next).toMatchObject({ asked: 1, packed: 1 });
});

test('after a quiet spell the visitor waits for what Next is making', async () => {
  const { next, show } = cacheOver(() => page('vieja'));
  await show();
  jest.advanceTimersByTime(60_000);
  const answers = [page('vieja', true), unchanged(true), page('nueva')];
  next.answer = () => answers.shift() ?? unchanged();
  const shown = show();
  await jest.advanceTimersByTimeAsync(60);
  expect(await shown).toBe('nueva');
});

test.each([
  ['still makes a new one', (): NextAnswer => unchanged(true)],
  ['does not answer', never],
])('the visitor waits 400 ms at most when Next %s', async (_case, answer) => {
  const { next, show } = cacheOver(() => page('vieja'));
  await show();
  jest.advanceTimersByTime(60_000);
  next.answer = answer;
  let shown: string | undefined;
  void show().then((html) => (shown = html));
  await jest.advanceTimersByTimeAsync(399);
  expect(shown).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toBe('vieja');
});

test.each([
  [4999, 'shown at once', 'vieja'],
  [5000, 'not shown before Next has had its time', undefined],
])('a copy of %i ms is %s', async (age, _what, expected) => {
  const { next, show } = cacheOver(() => page('vieja'));
  await show();
  jest.advanceTimersByTime(age);
  next.answer = never;
  let shown: string | undefined;
  void show().then((html) => (shown = html));
  await jest.advanceTimersByTimeAsync(399);
  expect(shown).toBe(expected);
});

test('Next has 2.5 s to make a page that was missing, for crawlers do not come back soon', async () => {
  const { next, show } = cacheOver(() => page('no existe', false, 404));
  await show();
  jest.advanceTimersByTime(1000);
  next.answer = never;
  let shown: string | undefined;
  void show().then((html) => (shown = html));
  await jest.advanceTimersByTimeAsync(2499);
  expect(shown).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toBe('no existe');
});

test('while one request hangs, the next visitors do not wait as well', async () => {
  const { next, show } = cacheOver(() => page('vieja'));
  await show();
  jest.advanceTimersByTime(60_000);
  next.answer = never;
  const first = show();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await first).toBe('vieja');
  expect(await show()).toBe('vieja');
  expect(next.asked).toBe(2);
});

test('the last good copy stays for as long as Next fails, and is as old as it is', async () => {
  const { cache, next, show } = cacheOver(() => page('buena'));
  const confirmedAt = Date.now();
  await show();
  next.answer = down;
  for (const minutes of [1, 60, 24 * 60]) {
    jest.advanceTimersByTime(minutes * 60_000);
    expect(await show()).toBe('buena');
  }
  expect(next.failures).toBe(3);
  expect(await cache.get(PATH)).toMatchObject({ confirmedAt });
});

test('an unseen page that fails is unavailable, and tried again at the next request', async () => {
  const { next, show } = cacheOver(down);
  expect(await show()).toBe('unavailable');
  next.answer = () => page('uno');
  expect(await show()).toBe('uno');
});

test('a missing page published a moment later shows at its first request after the hold', async () => {
  const { next, show } = cacheOver(() => page('no existe', false, 404));
  expect(await show()).toBe('no existe');
  jest.advanceTimersByTime(1001);
  const answers = [unchanged(true), unchanged(true), page('publicada')];
  next.answer = () => answers.shift() ?? unchanged();
  const shown = show();
  await jest.advanceTimersByTimeAsync(200);
  expect(await shown).toBe('publicada');
});

test('a missing page is not kept longer than 5 s when Next fails', async () => {
  const { next, show } = cacheOver(() => page('no existe', false, 404));
  await show();
  next.answer = down;
  jest.advanceTimersByTime(4000);
  expect(await show()).toBe('no existe');
  jest.advanceTimersByTime(5001);
  expect(await show()).toBe('unavailable');
});

test.each<[string, NextAnswer]>([
  ['elsewhere', { kind: 'elsewhere', status: 307, location: '/home' }],
  ['unshared', { kind: 'unshared' }],
])('an address that turns out to be %s is no longer held', async (kind, answer) => {
  const { next, show } = cacheOver(() => page('uno'));
  await show();
  next.answer = () => answer;
  jest.advanceTimersByTime(6000);
  expect(await show()).toBe(kind);
  next.answer = down;
  expect(await show()).toBe('unavailable');
});

test('a page that Next makes without end is given up, and the present copy is shown', async () => {
  const { next, show } = cacheOver(() => page('vieja', true));
  let shown: string | undefined;
  void show().then((html) => (shown = html));
  await jest.advanceTimersByTimeAsync(399);
  expect(shown).toBeUndefined();
  await jest.advanceTimersByTimeAsync(30);
  expect(shown).toBe('vieja');
  const { asked } = next;
  await jest.advanceTimersByTimeAsync(500);
  expect(next.asked).toBe(asked);
});

test('a missing page, of which anybody can make up more, is not worth compressing', async () => {
  const compress = jest.fn((made: PackedPage) => Promise.resolve(made));
  const { next, show } = cacheOver(() => page('no existe', false, 404), compress);
  await show();
  expect(compress).not.toHaveBeenCalled();
  next.answer = () => page('publicada');
  jest.advanceTimersByTime(60_000);
  await show();
  expect(compress).toHaveBeenCalledTimes(1);
});

test.each<[string, Script]>([
  ['leads elsewhere', () => ({ kind: 'elsewhere', status: 307, location: '/home' })],
  ['is for one visitor', () => ({ kind: 'unshared' })],
  ['fails', down],
])('Next is asked once about a page that %s', async (_what, answer) => {
  const { next, show } = cacheOver(answer);
  void show();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(next.asked).toBe(1);
});
