import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswer, packAnswer, type PackedAnswer } from './pack-answer';

const HTML = '<p>Número 007</p>'.repeat(500) + Array.from({ length: 500 }, (_, n) => n * n).join();
const MADE = { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from(HTML) };

const pack = (made = MADE, known?: PackedAnswer) => packAnswer(made, known);

function expectWhole({ bodies, size, ...answer }: PackedAnswer, isSmallest: boolean): void {
  expect(answer).toEqual({
    status: 404,
    headers: MADE.headers,
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    isSmallest,
  });
  expect(bodies.identity.toString()).toBe(HTML);
  expect(gunzipSync(bodies.gzip).toString()).toBe(HTML);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(HTML);
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  expect(size).toBe(bytes + JSON.stringify(MADE.headers).length);
}

test('an answer is packed in each way, with what it takes of memory', async () => {
  expectWhole(await pack(), false);
});

test('compressed it is the same answer, smaller', async () => {
  const answer = await pack();
  const compressed = await compressAnswer(answer);
  expectWhole(compressed, true);
  expect(compressed.etag).toBe(answer.etag);
  expect(compressed.bodies.br.length).toBeLessThan(answer.bodies.br.length);
});

test.each([
  ['words', { ...MADE, body: Buffer.from(`${HTML} `) }],
  ['headers', { ...MADE, headers: { 'content-type': 'text/plain' } }],
  ['status', { ...MADE, status: 200 }],
])('an answer with other %s is packed anew', async (_, made) => {
  const known = await pack();
  const answer = await pack(made, known);
  expect(answer).not.toBe(known);
  expect(answer).toMatchObject({ status: made.status, headers: made.headers });
});

test('the same answer is the one that is known already', async () => {
  const known = await compressAnswer(await pack());
  expect(await pack({ ...MADE, body: Buffer.from(HTML) }, known)).toBe(known);
});
