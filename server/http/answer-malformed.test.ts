import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite } = frontOfSuite();

async function answerTo(raw: string): Promise<string> {
  const socket = connect(suite.front.port, '127.0.0.1');
  socket.write(raw);
  return text(socket);
}

test('a visitor with 17 kB of cookies gets advice in Spanish', async () => {
  const cookie = `a=${'x'.repeat(17_000)}`;
  const answer = await answerTo(`GET /home HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toMatch(/\r\nContent-Type: text\/html; charset=utf-8\r\n/);
  expect(answer).toMatch(/\r\nCache-Control: no-store, no-transform\r\n/);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(answer).toContain('Tu navegador guarda tantas cookies de este sitio');
});

test('a request that is no HTTP is answered with 400 and nothing else', async () => {
  expect(await answerTo('hola\r\n\r\n')).toBe(
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
  );
});

test('an answer under way is cut off rather than mixed with another', async () => {
  suite.next.pages.set('/lenta', { html: 'x', delay: 50 });
  const answer = await answerTo('GET /lenta HTTP/1.1\r\nHost: a\r\n\r\nhola\r\n\r\n');
  expect(answer).toBe('');
});
