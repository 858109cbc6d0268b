import { answerBytes } from './answer-bytes';

const file = { body: Buffer.from('0123456789'), type: 'image/jpeg', etag: '"v1"' };

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  answerBytes(new Request('http://shop.example/', { headers, method }), file, {
    'Cache-Control': 'public, max-age=60',
  });

test('a file is sent whole, as what it is, and says that parts of it can be asked for', async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=60',
    'content-type': 'image/jpeg',
    etag: '"v1"',
    'x-content-length': '10',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toBe('0123456789');
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=3-3', '3', 'bytes 3-3/10'],
  ['bytes=9-', '9', 'bytes 9-9/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s gets the part %j', async (range, text, position) => {
  const answer = ask({ range });
  expect([answer.status, await answer.text()]).toEqual([206, text]);
  expect(answer.headers.get('content-range')).toBe(position);
  expect(answer.headers.get('x-content-length')).toBe(String(text.length));
});

test.each(['bytes=', 'bytes=-', 'bytes=3-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
  '%s gets the whole file',
  async (range) => {
    const answer = ask({ range });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    expect(answer.headers.has('content-range')).toBe(false);
  },
);

test('a part behind the end is refused, with the length of the file', () => {
  const answer = ask({ range: 'bytes=10-' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('a client that resumes a file changed meanwhile gets the whole', () => {
  expect(ask({ range: 'bytes=5-', 'if-range': '"v1"' }).status).toBe(206);
  expect(ask({ range: 'bytes=5-', 'if-range': '"v0"' }).status).toBe(200);
});

test('a known file is not sent again', async () => {
  const answer = ask({ 'if-none-match': '"v0", "v1"' });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(ask({ 'if-none-match': '"v0"' }).status).toBe(200);
});

test('a HEAD request gets the same answer without the file', async () => {
  const answer = ask({}, 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('x-content-length')).toBe('10');
});
