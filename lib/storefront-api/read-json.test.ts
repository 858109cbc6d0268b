import { NO_ANSWER, readJson, RequestFailure } from './read-json';

const answerWith = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('a good answer is given as it came', async () => {
  answerWith(async () => Response.json({ ok: true, tickets: [] }));
  await expect(readJson('/api/x')).resolves.toMatchObject({ tickets: [] });
});

test('a refusal carries its reason and the sentence for the visitor', async () => {
  answerWith(async () =>
    Response.json({ ok: false, reason: 'unavailable', msg: 'Falló el sistema' }, { status: 502 }),
  );
  const failure = await readJson('/api/x').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestFailure);
  expect(failure).toMatchObject({ reason: 'unavailable', message: 'Falló el sistema' });
});

test.each<[string, () => Promise<Response>]>([
  ['a page instead of JSON', async () => new Response('<html>', { status: 502 })],
  ["a gateway's own JSON", async () => Response.json({ message: 'Not Found' }, { status: 404 })],
  ['an empty JSON', async () => Response.json(null)],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no answer', async (_name, answer) => {
  answerWith(answer);
  await expect(readJson('/api/x')).rejects.toMatchObject({ message: NO_ANSWER });
});
