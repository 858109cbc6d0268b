import { refuseBusy } from '@/lib/images/conversion-queue';
import { getPreview, isPreviewKept, type Card } from '@/lib/images/preview-store';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { GET } from './route';

jest.mock('@/lib/images/preview-store', () => ({
  getPreview: jest.fn(),
  isPreviewKept: jest.fn(),
}));
jest.mock('@/lib/images/render-element', () => ({ renderElement: jest.fn() }));
jest.mock('@/lib/platform/http/rate-limit', () => ({ limitOrRefuse: jest.fn() }));

const RAFFLE = 'a'.repeat(24);
const picture = { body: Buffer.from('picture'), type: 'image/jpeg', etag: '"1"' };

beforeEach(() => {
  jest.mocked(isPreviewKept).mockReturnValue(false);
  jest.mocked(limitOrRefuse).mockReset().mockResolvedValue(null);
  jest.mocked(getPreview).mockReset().mockResolvedValue({ picture, life: 'lasting' });
});

const ask = (version: string, headers: HeadersInit = {}) =>
  GET(new Request('https://rifas.example.com/', { headers }), {
    params: Promise.resolve({ id: RAFFLE, version }),
  });

test.each<[Card['life'], string]>([
  ['lasting', 'public, max-age=31536000, immutable'],
  ['short', 'public, max-age=60'],
  ['passing', 'no-store'],
])('a card with the lifetime %s is cached that long on the way', async (life, cacheControl) => {
  jest.mocked(getPreview).mockResolvedValue({ picture, life });
  const answer = await ask('0123456789ab.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
  expect(await answer.text()).toBe('picture');
});

test('a version is the same with its extension or without', async () => {
  await ask('0123456789ab.jpg');
  await ask('0123456789ab');
  const asked = jest.mocked(getPreview).mock.calls.map(([id, version]) => [id, version]);
  expect(asked).toEqual(Array(2).fill([RAFFLE, '0123456789ab']));
});

test('a card of an unknown raffle is missing, and that is not cached: the raffle may come', async () => {
  jest.mocked(getPreview).mockResolvedValue(null);
  const answer = await ask('0123456789ab.jpg');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('an answer says when to come again while too many cards are rendered', async () => {
  jest.mocked(getPreview).mockImplementation(async () => refuseBusy());
  const answer = await ask('0123456789ab.jpg');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a client that asks for too many unseen cards waits; a stored one is for everybody', async () => {
  jest.mocked(limitOrRefuse).mockResolvedValue(new Response(null, { status: 429 }));
  expect((await ask('0123456789ab.jpg')).status).toBe(429);
  expect(getPreview).not.toHaveBeenCalled();
  jest.mocked(isPreviewKept).mockReturnValue(true);
  expect((await ask('0123456789ab.jpg')).status).toBe(200);
});
