import { createAnswerCache, type Life, type Make } from './answer-cache';
import { createAnswerStore } from './answer-store';
import type { PackedAnswer } from './pack-answer';

const KEY = '/rifa/1';
const PAGE: Life = { freshMs: 5000, staleMs: 5000, outlivesFailures: true };
const NUMBERS: Life = { freshMs: 2000, staleMs: 0, outlivesFailures: false };

type Elsewhere = { kind: 'elsewhere' };

function packed(text: string): PackedAnswer {
  const identity = Buffer.from(text);
  return {
    status: 200,
    etag: text,
    headers: {},
    bodies: { identity, gzip: identity, br: identity },
    size: identity.length,
    isSmallest: false,
  };
}

const page = (text: string, life = PAGE) => ({ kind: 'held' as const, answer: packed(text), life });

type Made = Awaited<ReturnType<Make<Elsewhere>>>;

function cacheOver(answer: () => Made | Promise<Made>) {
  const compress = jest.fn(async (given: PackedAnswer) => given);
  const next = { answer, asked: 0, failures: 0 };
  const cache = createAnswerCache<Elsewhere>({
    store: createAnswerStore(),
    compress,
    onFailure: () => (next.failures += 1),
  });
  const get = (key = KEY) =>
    cache.get(key, async (known) => {
      next.asked += 1;
      const made = await next.answer();
      const isSame = 'answer' in made && made.answer.etag === known?.etag;
      return isSame && known ? { ...made, answer: known } : made;
    });
  const show = async (): Promise<string> => {
    const served = await get();
    return served.kind === 'held' ? served.answer.bodies.identity.toString() : served.kind;
  };
  /** The answer that a visitor has after so many ms, or undefined. */
  const shownAfter = async (ms: number) => {
    let shown: string | undefined;
    void show().then((text) => (shown = text));
    await jest.advanceTimersByTimeAsync(ms);
    return shown;
  };
  return { cache, compress, get, next, show, shownAfter };
}

const down = () => Promise.reject(new Error('down'));
const never = () => new Promise<never>(() => {});

beforeEach(() => jest.useFakeTimers());

test('an answer is held as long as it is fresh, then made once more while the old one is shown', async () => {
  const { next, show } = cacheOver(() => page('uno'));
  expect(await show()).toBe('uno');
  jest.advanceTimersByTime(4999);
  expect(await show()).toBe('uno');
  expect(next.asked).toBe(1);
  next.answer = () => page('dos');
  jest.advanceTimersByTime(1);
  expect(await show()).toBe('uno');
  expect(next.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('dos');
});

test('an answer made before the clock was set back is held no longer than others', async () => {
  const { next, show } = cacheOver(() => page('uno', NUMBERS));
  expect(await show()).toBe('uno');
  jest.setSystemTime(0);
  jest.advanceTimersByTime(2000);
  next.answer = () => page('dos', NUMBERS);
  expect(await show()).toBe('dos');
});

test('an answer is as old as the question for it', async () => {
  const { get, show } = cacheOver(
    () => new Promise((resolve) => setTimeout(resolve, 3000, page('uno'))),
  );
  const askedAt = performance.now();
  const first = get();
  await jest.advanceTimersByTimeAsync(3000);
  expect(await first).toMatchObject({ madeAt: askedAt });
  jest.advanceTimersByTime(2000);
  void show();
  expect(await get()).toMatchObject({ madeAt: askedAt });
});

test('all who come first share one answer', async () => {
  const { cache, get, next } = cacheOver(() => page('uno'));
  const served = await Promise.all(Array.from({ length: 500 }, () => get()));
  expect(new Set(served).size).toBeLessThanOrEqual(2);
  expect(next.asked).toBe(1);
  expect(cache.answersSoon(KEY)).toBe(true);
});

test.each([
  [9999, 0, 'vieja'],
  [10_000, 399, undefined],
  [10_000, 400, 'vieja'],
])('a page of %i ms is after %i ms shown as %s', async (age, waited, expected) => {
  const { next, show, shownAfter } = cacheOver(() => page('vieja'));
  await show();
  jest.advanceTimersByTime(age);
  next.answer = never;
  expect(await shownAfter(waited)).toBe(expected);
});

test('while one question hangs, the next visitors do not wait as well', async () => {
  const { next, show, shownAfter } = cacheOver(() => page('vieja'));
  await show();
  jest.advanceTimersByTime(60_000);
  next.answer = never;
  expect(await shownAfter(400)).toBe('vieja');
  expect(await show()).toBe('vieja');
  expect(next.asked).toBe(2);
});

test('numbers of before are never shown, and nothing is once they cannot be had', async () => {
  const { next, show } = cacheOver(() => page('007', NUMBERS));
  expect(await show()).toBe('007');
  next.answer = () => page('008', NUMBERS);
  jest.advanceTimersByTime(1999);
  expect(await show()).toBe('007');
  jest.advanceTimersByTime(1);
  expect(await show()).toBe('008');
  next.answer = down;
  jest.advanceTimersByTime(2000);
  expect(await show()).toBe('unavailable');
});

test('the last good page stays for as long as Next fails, is as old as it is, and Next has a rest', async () => {
  const { get, next, show } = cacheOver(() => page('buena'));
  const madeAt = performance.now();
  await show();
  next.answer = down;
  for (const minutes of [1, 60, 24 * 60]) {
    jest.advanceTimersByTime(minutes * 60_000);
    expect(await show()).toBe('buena');
    expect(await get()).toMatchObject({ madeAt });
  }
  expect([next.failures, next.asked]).toEqual([3, 4]);
  jest.advanceTimersByTime(1000);
  await show();
  expect(next.asked).toBe(5);
});

test('an address that turns out to be elsewhere is no longer held', async () => {
  const { cache, next, show } = cacheOver(() => page('uno'));
  await show();
  next.answer = () => ({ kind: 'elsewhere' });
  jest.advanceTimersByTime(20_000);
  expect(await show()).toBe('elsewhere');
  expect(cache.holds(KEY)).toBe(false);
  next.answer = down;
  expect(await show()).toBe('unavailable');
});

test('a reported change is shown at the next visit, which waits for it', async () => {
  const { cache, next, show, shownAfter } = cacheOver(() => page('vieja'));
  await show();
  cache.outdate((key) => key === KEY);
  next.answer = never;
  expect(await shownAfter(2499)).toBeUndefined();
  expect(await shownAfter(1)).toBe('vieja');
});

test('a page that was begun before a change does not count as made after it', async () => {
  let finish: (made: Made) => void = () => {};
  const { cache, next, show } = cacheOver(() => new Promise((resolve) => (finish = resolve)));
  const first = show();
  cache.outdate(() => true);
  next.answer = () => page('nueva');
  expect(await show()).toBe('nueva');
  finish(page('vieja'));
  expect(await first).toBe('vieja');
  expect(await show()).toBe('nueva');
});

test('after a change the page of before is shown while no new one can be made', async () => {
  const { cache, next, show } = cacheOver(() => page('buena'));
  await show();
  cache.outdate(() => true);
  next.answer = down;
  expect(await show()).toBe('buena');
});

test('nobody waits for a page to be compressed, and the next one gets it compressed', async () => {
  const { compress, next, show } = cacheOver(() => page('uno'));
  let finish: (smaller: PackedAnswer) => void = () => {};
  compress.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  expect(await show()).toBe('uno');
  finish({ ...packed('uno, menor'), etag: 'uno', isSmallest: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('uno, menor');
  await jest.advanceTimersByTimeAsync(60_000);
  await show();
  expect(compress).toHaveBeenCalledTimes(1);
  next.answer = () => page('dos');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await show()).toBe('dos');
  const finishDos = finish;
  next.answer = () => page('tres');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await show()).toBe('tres');
  finishDos({ ...packed('dos, menor'), isSmallest: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('tres');
});

test('a page that changes all the time is compressed once in half a minute, or when it stands still', async () => {
  let sold = 0;
  const { compress, next, show } = cacheOver(() => page(`${(sold += 1)} vendidos`));
  for (let visit = 0; visit < 3; visit += 1) {
    await show();
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(compress).toHaveBeenCalledTimes(1);
  await show();
  expect(compress).toHaveBeenCalledTimes(2);
  next.answer = () => page('quieta');
  for (let visit = 0; visit < 2; visit += 1) {
    await jest.advanceTimersByTimeAsync(10_000);
    await show();
  }
  expect(compress).toHaveBeenCalledTimes(3);
});

test('numbers, whose addresses anybody can make up, are not worth compressing', async () => {
  const { compress, show } = cacheOver(() => page('007', NUMBERS));
  await show();
  await jest.advanceTimersByTimeAsync(2000);
  await show();
  expect(compress).not.toHaveBeenCalled();
});

test('a page that cannot be compressed is shown all the same', async () => {
  const { compress, next, show } = cacheOver(() => page('uno'));
  compress.mockRejectedValue(new Error('memory'));
  await show();
  await jest.advanceTimersByTimeAsync(0);
  expect(await show()).toBe('uno');
  expect(next.failures).toBe(1);
});

test('a page that was asked for in the last ten minutes is made anew before somebody asks again', async () => {
  const { cache, next, show } = cacheOver(() => page('uno'));
  await show();
  next.answer = () => page('dos');
  jest.advanceTimersByTime(30_000);
  await cache.renewWanted();
  expect(next.asked).toBe(2);
  expect(await show()).toBe('dos');
  jest.advanceTimersByTime(600_001);
  await cache.renewWanted();
  expect(next.asked).toBe(2);
});

test('an answer that does not outlive failures is not made anew by itself', async () => {
  const { cache, next, show } = cacheOver(() => page('uno', NUMBERS));
  await show();
  await show();
  jest.advanceTimersByTime(3000);
  await cache.renewWanted();
  expect(next.asked).toBe(1);
});
