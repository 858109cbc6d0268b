import { createAnswerStore, type HeldAnswer } from './answer-store';

const LIMITS = { lastingBytes: 100_000, passingBytes: 20_000, passingMs: 5000 };

function held(outlivesFailures: boolean, size = 2000): HeldAnswer {
  const bytes = Buffer.alloc(0);
  const answer = {
    status: 200,
    headers: {},
    etag: '',
    bodies: { identity: bytes, gzip: bytes, br: bytes },
    size,
    isSmallest: false,
  };
  return {
    answer,
    madeAt: 0,
    freshUntil: 0,
    staleUntil: 0,
    outlivesFailures,
    isOutdated: false,
    compressedAt: 0,
  };
}

test('fifty thousand made-up addresses push out no real page', () => {
  const store = createAnswerStore(LIMITS);
  store.set('/home', held(true));
  for (let index = 0; index < 50_000; index += 1) store.set(`/rifa/${index}`, held(false));
  expect(store.get('/home')).toBeDefined();
  expect(store.get('/rifa/0')).toBeUndefined();
  expect(store.get('/rifa/49999')).toBeDefined();
});

test('pages are bounded by their bytes; the least asked for goes first', () => {
  const store = createAnswerStore(LIMITS);
  store.set('/home', held(true));
  for (let index = 0; index < 1000; index += 1) {
    store.get('/home');
    store.set(`/rifa/${index}`, held(true));
  }
  const found = Array.from({ length: 1000 }, (_, index) => store.get(`/rifa/${index}`));
  expect(found.filter(Boolean).length).toBeLessThan(LIMITS.lastingBytes / 2000);
  expect(store.get('/home')).toBeDefined();
});

test.each([
  ['lasting', true, 64],
  ['passing', false, 8],
])('%s answers take less than 64 and 8 MiB (%s: %i)', (_what, outlivesFailures, most) => {
  const store = createAnswerStore();
  const keep = (page: number) => store.set(`/rifa/${page}`, held(outlivesFailures, 2 ** 20));
  for (let page = 1; page < most; page += 1) keep(page);
  expect(store.get('/rifa/1')).toBeDefined();
  for (let page = 2; page <= most; page += 1) keep(page);
  expect(store.get('/rifa/1')).toBeUndefined();
});

test('a passing answer is kept for five seconds, a lasting one until it is replaced', () => {
  jest.useFakeTimers();
  const store = createAnswerStore();
  store.set('/rifa/1', held(false));
  store.set('/home', held(true));
  jest.advanceTimersByTime(5000);
  expect(store.get('/rifa/1')).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(store.get('/rifa/1')).toBeUndefined();
  jest.advanceTimersByTime(7 * 24 * 3600 * 1000);
  expect(store.get('/home')).toBeDefined();
});
