import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { POST } from './route';

jest.mock('@/lib/platform/cache/reader', () => ({ forgetSharedReads: jest.fn() }));

const TOKEN = 'a-token-of-sixteen-letters';
const RAFFLE = 'a'.repeat(24);

beforeAll(() => {
  process.env.REVALIDATE_TOKEN = TOKEN;
});
beforeEach(() => jest.clearAllMocks());

function tell(body: string, token = TOKEN) {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request('http://shop.example/', { method: 'POST', headers, body });
  return POST(request, undefined);
}

test.each([
  [JSON.stringify({ raffleId: RAFFLE }), RAFFLE],
  ['{}', 'all'],
  ['', 'all'],
])(
  'after a change told by %j nothing read before is used, and the front learns of %s',
  async (body, revalidated) => {
    const answer = await tell(body);
    expect(await answer.json()).toEqual({ ok: true, revalidated });
    expect(answer.headers.get('x-revalidated')).toBe(revalidated);
    expect(forgetSharedReads).toHaveBeenCalledTimes(1);
  },
);

test.each([
  'no JSON',
  '[]',
  'null',
  '"x"',
  '{"raffleId":null}',
  '{"raffleId":7}',
  `{"raffleId":"${RAFFLE}/x"}`,
  JSON.stringify({ raffleId: RAFFLE, more: 'x'.repeat(4096) }),
])('%j is not understood, and changes nothing', async (body) => {
  const answer = await tell(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ ok: false, reason: 'bad-request' });
  expect(forgetSharedReads).not.toHaveBeenCalled();
});

test('another token renews nothing', async () => {
  const answer = await tell('{}', 'another-token-of-letters');
  expect(answer.status).toBe(403);
  expect(forgetSharedReads).not.toHaveBeenCalled();
});
