import { answerNavigation } from './answer-navigation';

const stored = new Map(
  ['/offline.html', '/boleto/x'].map((path) => [path, new Response(path)] as const),
);

beforeEach(() => {
  Object.assign(globalThis, { caches: { match: async (path: string) => stored.get(path) } });
});

function visit(path: string, fetched: () => Promise<Response>, preloaded?: Response) {
  globalThis.fetch = jest.fn(fetched);
  const request = { url: `https://shop.example${path}` };
  const event = { request, preloadResponse: Promise.resolve(preloaded) };
  return answerNavigation(event as unknown as FetchEvent);
}

test.each([200, 404, 500, 503])('a page of %d is shown as the network gives it', async (status) => {
  const page = new Response('', { status });
  expect(await visit('/boleto/x', async () => page)).toBe(page);
});

test.each([
  ['/home', '/offline.html'],
  ['/boleto/y', '/offline.html'],
  ['/boleto/x?fbclid=1', '/boleto/x'],
])('without a network %s shows %s', async (path, shown) => {
  const page = await visit(path, () => Promise.reject(new TypeError('no line')));
  expect(page).toBe(stored.get(shown));
});

test('a page that the browser asked for already is not asked for twice', async () => {
  const page = new Response('preloaded');
  expect(await visit('/home', async () => new Response('again'), page)).toBe(page);
  expect(fetch).not.toHaveBeenCalled();
});
