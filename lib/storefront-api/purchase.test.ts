import { fetchOutcome } from './purchase';

const answerWith = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('the outcome comes as the shop reports it', async () => {
  const outcome = { state: 'verifying', trace: 'A1B2C3' };
  const asked = answerWith(async () => Response.json({ ok: true, outcome }));
  expect(await fetchOutcome('key/1')).toEqual({ kind: 'outcome', outcome });
  expect(asked.mock.calls[0]?.[0]).toBe('/api/payments/key%2F1');
});

test('a key that the shop does not know is distinguished from silence', async () => {
  answerWith(async () =>
    Response.json({ ok: false, reason: 'not-found', msg: '' }, { status: 404 }),
  );
  expect(await fetchOutcome('key')).toEqual({ kind: 'unknown-key' });
});

const cutBody = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
const failing = { ok: false, reason: 'unavailable', msg: '' };

test.each<[string, () => Promise<Response>, boolean | undefined]>([
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['a line that breaks in the body', async () => new Response(cutBody), undefined],
  ['a failing shop', async () => Response.json(failing, { status: 503 }), undefined],
  ['a page instead of JSON', async () => new Response('<html>', { status: 404 }), true],
  ['a gateway’s own 404', async () => Response.json({ message: 'No' }, { status: 404 }), true],
  ['a page to log in', async () => new Response('<html>'), true],
])('%s says nothing about the purchase', async (_name, answer, isForeign) => {
  answerWith(answer);
  expect(await fetchOutcome('key')).toEqual({ kind: 'no-answer', isForeign });
});
