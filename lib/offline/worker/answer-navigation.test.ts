import { answerNavigation } from './answer-navigation';
import type * as lastRaffle from './last-raffle';
import { keepRaffle } from './last-raffle';

jest.mock('./scope', () => ({ scope: {} }));
jest.mock('./last-raffle', () => ({
  ...jest.requireActual<typeof lastRaffle>('./last-raffle'),
  keepRaffle: jest.fn(async () => undefined),
}));

const PATH = `/rifa/${'a'.repeat(24)}`;
const OFFLINE = new Response('offline');

beforeEach(() => {
  jest.mocked(keepRaffle).mockClear();
  Object.assign(globalThis, { caches: { match: async () => OFFLINE } });
});

function visit(path: string, fetched: () => Promise<Response>, preloaded?: Response) {
  globalThis.fetch = jest.fn(fetched);
  const request = { url: `https://shop.example${path}` };
  const event = { request, waitUntil: jest.fn(), preloadResponse: Promise.resolve(preloaded) };
  return answerNavigation(event as unknown as FetchEvent);
}

test('a raffle that was read is kept', async () => {
  const page = new Response('raffle');
  expect(await visit(PATH, async () => page)).toBe(page);
  expect(keepRaffle).toHaveBeenCalledWith(PATH, expect.any(Response));
});

test.each([404, 500, 503])(
  'a page of %d is shown, and takes the place of no raffle that is kept',
  async (status) => {
    const page = new Response('', { status });
    expect(await visit(PATH, async () => page)).toBe(page);
    expect(keepRaffle).not.toHaveBeenCalled();
  },
);

test('other pages are not kept', async () => {
  await visit('/home', async () => new Response('home'));
  expect(keepRaffle).not.toHaveBeenCalled();
});

test('without a network the offline page is shown', async () => {
  expect(await visit(PATH, () => Promise.reject(new TypeError('no line')))).toBe(OFFLINE);
});

test('a page that the browser asked for already is not asked for twice, and is kept as well', async () => {
  const page = new Response('raffle');
  expect(await visit(PATH, async () => new Response('again'), page)).toBe(page);
  expect(fetch).not.toHaveBeenCalled();
  expect(keepRaffle).toHaveBeenCalledWith(PATH, expect.any(Response));
});

test('a raffle that cannot be kept is shown all the same', async () => {
  jest.mocked(keepRaffle).mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  const page = new Response('raffle');
  expect(await visit(PATH, async () => page)).toBe(page);
});
