import { answerBytes } from './answer-bytes';

const file = { body: Buffer.from('0123456789'), type: 'image/jpeg', etag: '"v1"' };

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  answerBytes(new Request('http://shop.example/', { headers, method }), file, {
    'Cache-Control': 'public, max-age=60',
  });

test('a file is sent whole, as what it is, also where a part is asked for', async () => {
  const answer = ask({ range: 'bytes=0-3' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=60',
    'content-type': 'image/jpeg',
    etag: '"v1"',
    'x-content-length': '10',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toBe('0123456789');
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
