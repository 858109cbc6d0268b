import { keepOpenRaffle, keepRaffle, rafflePath } from './last-raffle';

jest.mock('./scope', () => ({ openPages: async () => mockOpen }));

const SHOP = 'https://rifas.example.com';
const [A, B] = ['a', 'b'].map((sign) => `/rifa/${sign.repeat(24)}`) as [string, string];
let mockOpen: { url: string }[] = [];
let kept: Map<string, Response>;
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  kept = new Map();
  mockOpen = [];
  const store = {
    put: async (path: string, page: Response) => void kept.set(path, page),
    keys: async () => [...kept.keys()].map((path) => ({ url: SHOP + path })),
    delete: async ({ url }: { url: string }) => kept.delete(url.slice(SHOP.length)),
  };
  Object.assign(globalThis, { caches: { open: async () => store }, fetch: fetched });
  fetched.mockReset().mockImplementation(async (path) => new Response(path));
});

test.each([
  [A, A],
  [`${A}?n=0427#numeros`, A],
  [`${A}/`, undefined],
  ['/rifa/1', undefined],
  ['/home', undefined],
  [`/boleto${A}`, undefined],
])('a visit to %s stores the page of %s', (address, path) => {
  expect(rafflePath(SHOP + address)).toBe(path);
});

test('the raffle read now replaces the one before', async () => {
  await keepRaffle(A, new Response('A'));
  await keepRaffle(B, new Response('B'));
  expect([...kept.keys()]).toEqual([B]);
  await keepRaffle(B, new Response('B again'));
  expect(await kept.get(B)?.text()).toBe('B again');
});

test('a raffle page opened before there was a worker is stored as everybody sees it', async () => {
  mockOpen = [{ url: `${SHOP}/home` }, { url: `${SHOP}${A}?n=0427` }];
  await keepOpenRaffle();
  expect(fetched.mock.calls).toEqual([[A]]);
  expect([...kept.keys()]).toEqual([A]);
});

test.each<[string, () => void]>([
  ['no raffle is open', () => (mockOpen = [{ url: `${SHOP}/home` }])],
  ['there is no line', () => fetched.mockRejectedValue(new TypeError('no line'))],
  ['the shop fails', () => fetched.mockResolvedValue(new Response('', { status: 503 }))],
])('nothing is stored where %s', async (_, meet) => {
  mockOpen = [{ url: SHOP + A }];
  meet();
  await keepOpenRaffle();
  expect(kept.size).toBe(0);
});
