import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const SELLS = '65a1f0c0ffee65a1f0c0ffee';
const CLOSED = 'c105edc105edc105edc105ed';
const FEW_LEFT = 'feffeffeffeffeffeffeffef';

const raffles: Record<string, { name: string; isOpen: boolean; left: number }> = {
  [SELLS]: { name: 'Moto', isOpen: true, left: 3 },
  [CLOSED]: { name: 'Nevera', isOpen: false, left: 9 },
  [FEW_LEFT]: { name: 'Televisor', isOpen: true, left: 2 },
};

/** The raffles that the home page links to. */
let shown: string[] = [];
let hasControls = true;

/** A shop and the demo admin API behind it, as far as they are asked. */
function answerOf({ url = '', headers }: IncomingMessage): unknown {
  const [path] = url.split('?');
  if (path === '/home') return shown.map((id) => `<a href="/rifa/${id}">`).join('');
  if (path === '/api/revalidate') return headers.authorization === 'Bearer right' ? {} : null;
  if (path === '/__control/requests') return hasControls ? [] : null;
  const [, id = '', isOfNumbers] = /^\/api\/raffles\/(\w+)(\/tickets)?$/.exec(path ?? '') ?? [];
  const raffle = raffles[id];
  if (!raffle) return null;
  if (isOfNumbers) return { tickets: Array.from({ length: raffle.left }) };
  const limits = { minPerPurchase: 3, maxPerPurchase: 50 };
  return { raffle: { ...raffle, ...limits, id, isPending: false, methods: [{}] } };
}

const shop = createServer((request, answer) => {
  const found = answerOf(request);
  answer.statusCode = found === null ? 404 : 200;
  answer.end(typeof found === 'string' ? found : JSON.stringify(found));
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

afterAll(() => shop.close());

const { env, argv } = process;
let printed: jest.SpyInstance;

beforeEach(() => {
  shown = [CLOSED, FEW_LEFT, SELLS];
  hasControls = true;
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  process.env = env;
  process.argv = argv;
});

/** Returns the error that ends a run with these variables before its first browser; null when it goes on. */
async function said(variables: Record<string, string>, ...words: string[]) {
  process.env = { ...env, ...variables };
  process.argv = [...argv, ...words];
  jest.resetModules();
  const { default: beforeStories } = await import('@/e2e/support/before-stories');
  return beforeStories().then(
    () => null,
    // Playwright prints the stack.
    ({ stack = '' }: Error) => stack,
  );
}

test.each<[string, () => Record<string, string>, RegExp]>([
  ['an address without a scheme', () => ({ BASE_URL: 'shop.example' }), /^BASE_URL is "shop/],
  ['an empty address', () => ({ BASE_URL: '' }), /^BASE_URL is ""/],
  ['an address where nobody answers', () => ({ BASE_URL: 'http://127.0.0.1:1' }), /^No shop/],
  [
    'a raffle that the shop does not know',
    () => ({ BASE_URL: url, TEST_RAFFLE_ID: 'abc' }),
    /^TEST_RAFFLE_ID is "abc", but .* has no such raffle/,
  ],
  [
    'a raffle that is closed',
    () => ({ BASE_URL: url, TEST_RAFFLE_ID: CLOSED }),
    /^TEST_RAFFLE_ID names "Nevera", which sells/,
  ],
  [
    'an admin API without a scheme',
    () => ({ BASE_URL: url, DEMO_API_ORIGIN: 'localhost:4000' }),
    /^DEMO_API_ORIGIN is "localhost:4000"/,
  ],
  [
    'a missing token',
    () => ({ BASE_URL: url, DEMO_API_ORIGIN: url }),
    /^REVALIDATE_TOKEN is not set/,
  ],
  [
    'a token that is not the shop’s',
    () => ({ BASE_URL: url, DEMO_API_ORIGIN: url, REVALIDATE_TOKEN: 'wrong' }),
    /^The shop refuses this REVALIDATE_TOKEN/,
  ],
])('%s is reported in one sentence', async (_what, variables, sentence) => {
  const words = await said(variables());
  expect(words).toMatch(sentence);
  expect(words?.match(/\.(?=$|\s)|\n/g)).toHaveLength(1);
});

test('an admin API without controls is reported in one sentence', async () => {
  const variables = { BASE_URL: url, DEMO_API_ORIGIN: url, REVALIDATE_TOKEN: 'right' };
  expect(await said(variables)).toBeNull();
  hasControls = false;
  expect(await said(variables)).toMatch(/^No demo admin API with --test-controls/);
});

test('a missing screen for a window is reported, with a remedy', async () => {
  const blind = { DISPLAY: '', WAYLAND_DISPLAY: '' };
  expect(await said(blind, '--headed')).toMatch(/^There is no screen .*xvfb-run/);
  expect(await said({ ...blind, DISPLAY: ':1' }, '--headed')).toBeNull();
  expect(await said(blind)).toBeNull();
});

test('the raffle to look at is open and has as many numbers left as it sells at once', async () => {
  expect(await said({ BASE_URL: url })).toBeNull();
  expect(process.env.E2E_FOUND_RAFFLE).toBe(SELLS);
});

test('without an open raffle the run continues and says once which stories are left out', async () => {
  shown = [CLOSED, FEW_LEFT];
  expect(await said({ BASE_URL: url })).toBeNull();
  expect(process.env.E2E_FOUND_RAFFLE).toBe('');
  const lines = printed.mock.calls.map(([line]) => line as string);
  expect(lines.filter((line) => line.includes('sells now'))).toHaveLength(1);
});

test('a raffle meant for tests is used when the home page shows none', async () => {
  shown = [];
  expect(await said({ BASE_URL: url, TEST_RAFFLE_ID: SELLS })).toBeNull();
  expect(process.env.E2E_FOUND_RAFFLE).toBe(SELLS);
});
