import { get } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { TransformedHtml } from '../document/transform-html';
import { ask } from '../testing/ask';
import { listenWith, type Listening } from '../testing/listen';
import { passTransformed } from './pass-transformed';

const PLAIN = { 'content-type': 'text/html', etag: '"of-next"' };

const OF_NEXT_ALONE = ['etag', 'content-length', 'content-encoding'];

let next: Listening;
let front: Listening;
let sent: { headers: Record<string, string>; body: Buffer };
let transformHtml: jest.Mock<TransformedHtml, [string]>;

beforeEach(async () => {
  sent = { headers: PLAIN, body: Buffer.from('Moto') };
  transformHtml = jest.fn((source) => ({
    html: `${source}, ready`,
    scriptSources: [],
    status: null,
    refused: [],
  }));
  next = await listenWith((_req, res) => {
    res.writeHead(203, { 'content-length': sent.body.length, ...sent.headers }).end(sent.body);
  });
  front = await listenWith((req, res) => {
    get(next.origin, (answer) => void passTransformed(answer, res, transformHtml));
    req.resume();
  });
});
afterEach(async () => {
  await front.close();
  await next.close();
});

test.each<[string, Record<string, string>, (html: string) => Buffer]>([
  ['plain', {}, Buffer.from],
  ['gzip', { 'content-encoding': 'gzip' }, gzipSync],
  ['br', { 'content-encoding': 'br' }, brotliCompressSync],
  ['deflate', { 'content-encoding': 'deflate' }, deflateSync],
])('a document that came %s goes out ready and plain', async (_how, headers, pack) => {
  sent = { headers: { ...PLAIN, ...headers }, body: pack('Moto') };
  const answer = await ask(front.origin, { path: '/' });
  expect([answer.status, answer.text]).toEqual([203, 'Moto, ready']);
  for (const name of OF_NEXT_ALONE) expect(answer.headers).not.toHaveProperty(name);
});

test('a HEAD request reads no document, and claims no length', async () => {
  const answer = await ask(front.origin, { method: 'HEAD', path: '/' });
  expect([answer.status, answer.body.length]).toEqual([203, 0]);
  expect(transformHtml.mock.calls[0]?.[0]).toBe('');
  for (const name of OF_NEXT_ALONE) expect(answer.headers).not.toHaveProperty(name);
});

test('the page says itself that it is missing', async () => {
  transformHtml.mockReturnValue({
    html: 'No existe',
    scriptSources: [],
    status: 404,
    refused: [],
  });
  expect(await ask(front.origin, { path: '/' })).toMatchObject({ status: 404, text: 'No existe' });
});

test.each<[string, () => void]>([
  [
    'came in a way that nobody knows',
    () => (sent.headers = { ...PLAIN, 'content-encoding': 'zstd' }),
  ],
  ['is not what it says', () => (sent.headers = { ...PLAIN, 'content-encoding': 'gzip' })],
  [
    'cannot be made ready',
    () =>
      transformHtml.mockImplementation(() => {
        throw new Error('no document');
      }),
  ],
])('a document that %s is cut off, never half of it', async (_what, prepare) => {
  prepare();
  await expect(ask(front.origin, { path: '/' })).rejects.toThrow(/hang up|reset/);
});
