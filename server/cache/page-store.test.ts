import { createPageStore, type KeptPage } from './page-store';

const LIMITS = {
  pagesBytes: 100_000,
  missingBytes: 20_000,
  missingMs: 5000,
};

function kept(status: number, size = 2000): KeptPage {
  const bytes = Buffer.alloc(0);
  const page = {
    status,
    policy: '',
    etag: '',
    sourceEtag: undefined,
    bodies: { identity: bytes, gzip: bytes, br: bytes },
    size,
  };
  return { page, confirmedAt: 0, failedAt: 0 };
}

test('fifty thousand made-up addresses push out no real page', () => {
  const store = createPageStore(LIMITS);
  store.set('/home', kept(200));
  for (let index = 0; index < 50_000; index += 1) store.set(`/rifa/${index}`, kept(404));
  expect(store.get('/home')).toBeDefined();
  expect(store.get('/rifa/0')).toBeUndefined();
  expect(store.get('/rifa/49999')).toBeDefined();
});

test('pages are bounded by their bytes; the least asked for goes first', () => {
  const store = createPageStore(LIMITS);
  store.set('/home', kept(200));
  for (let index = 0; index < 1000; index += 1) {
    store.get('/home');
    store.set(`/rifa/${index}`, kept(200));
  }
  const held = Array.from({ length: 1000 }, (_, index) => store.get(`/rifa/${index}`));
  expect(held.filter(Boolean).length).toBeLessThan(LIMITS.pagesBytes / 2000);
  expect(store.get('/home')).toBeDefined();
});

test('a page larger than the whole capacity is not held', () => {
  const store = createPageStore(LIMITS);
  store.set('/home', kept(200, LIMITS.pagesBytes + 1));
  expect(store.get('/home')).toBeUndefined();
});

test('a path is missing or there, never both', () => {
  const store = createPageStore(LIMITS);
  store.set('/rifa/1', kept(404));
  store.set('/rifa/1', kept(200));
  store.delete('/rifa/1');
  expect(store.get('/rifa/1')).toBeUndefined();
});

test.each([
  ['pages', 200, 64],
  ['missing pages', 404, 4],
])('%s with status %i take less than %i MiB', (_what, status, most) => {
  const store = createPageStore();
  const keep = (page: number) => store.set(`/rifa/${page}`, kept(status, 2 ** 20));
  for (let page = 1; page < most; page += 1) keep(page);
  expect(store.get('/rifa/1')).toBeDefined();
  for (let page = 2; page <= most; page += 1) keep(page);
  expect(store.get('/rifa/1')).toBeUndefined();
});

test('a missing page is kept for five seconds, a real one until it is replaced', () => {
  jest.useFakeTimers();
  const store = createPageStore();
  store.set('/rifa/1', kept(404));
  store.set('/home', kept(200));
  jest.advanceTimersByTime(5000);
  expect(store.get('/rifa/1')).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(store.get('/rifa/1')).toBeUndefined();
  jest.advanceTimersByTime(7 * 24 * 3600 * 1000);
  expect(store.get('/home')).toBeDefined();
  jest.useRealTimers();
});
