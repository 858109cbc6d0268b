import type { IncomingMessage } from 'node:http';
import { requestKind } from './request-kind';

function kindOf(method: string, url: string, headers: Record<string, string> = {}) {
  return requestKind({ method, url, headers } as Partial<IncomingMessage> as never);
}

const EVERY_METHOD = { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' };
const READING = { Allow: 'GET, HEAD' };

test.each([
  ['/home', '/home', ''],
  ['/home?', '/home', '?'],
  ['/home?a=1?b', '/home', '?a=1?b'],
  ['/?a=1', '/', '?a=1'],
  ['/rifa/1.css', '/rifa/1.css', ''],
  ['/boleto', '/boleto', ''],
  ['/boleto/', '/boleto/', ''],
  ['/uploadsx/a', '/uploadsx/a', ''],
  ['/buscar?q=a%2Fb#%zz', '/buscar', '?q=a%2Fb#%zz'],
])('%s is a page', (url, path, search) => {
  for (const method of ['GET', 'HEAD']) {
    expect(kindOf(method, url)).toEqual({ kind: 'page', path, search });
  }
});

test.each([
  ['/api', '/api'],
  ['/api/raffles?page=1', '/api/raffles'],
  ['/_next/static/a.js', '/_next/static/a.js'],
  ['/uploads/rifa/a?w=640', '/uploads/rifa/a'],
  ['/favicon.ico', '/favicon.ico'],
  ['/rifax/1.css', '/rifax/1.css'],
])('%s is a file', (url, path) => {
  expect(kindOf('GET', url)).toEqual({ kind: 'file', path });
  expect(kindOf('GET', url, { rsc: '1' })).toEqual({ kind: 'file', path });
});

test('a raffle’s picture is a file', () => {
  const path = `/rifa/${ID}/historia.jpg`;
  expect(kindOf('GET', path)).toEqual({ kind: 'file', path });
  expect(kindOf('HEAD', `${path}?de=instagram`)).toEqual({ kind: 'file', path });
  expect(kindOf('GET', path, { rsc: '1' })).toEqual({ kind: 'file', path });
  expect(kindOf('POST', path)).toMatchObject({ kind: 'refused', reason: 'wrong-method' });
});

test.each(['historia.jpg.', 'historia.jpg/x', 'HISTORIA.JPG', 'x/historia.jpg', 'otra.jpg'])(
  'a raffle’s %s is its page',
  (name) => {
    expect(kindOf('GET', `/rifa/${ID}/${name}?a=1`)).toMatchObject({
      kind: 'moved',
      location: `/rifa/${ID}?a=1`,
    });
  },
);

test('a digital ticket is private, unless React asks for its own format', () => {
  expect(kindOf('GET', '/boleto/abc')).toEqual({ kind: 'private' });
  expect(kindOf('GET', '/boleto/abc/x')).toEqual({ kind: 'private' });
  expect(kindOf('GET', '/boleto/abc', { rsc: '1' })).toEqual({
    kind: 'router',
    path: '/boleto/abc',
  });
  expect(kindOf('GET', '/home', { rsc: '1' })).toEqual({ kind: 'router', path: '/home' });
  expect(kindOf('GET', '/home/boleto/abc')).toMatchObject({ kind: 'page' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s goes to the API alone', (method) => {
  expect(kindOf(method, '/api/raffles/1/payments')).toEqual({ kind: 'other' });
  expect(kindOf(method, '/api')).toEqual({ kind: 'other' });
  for (const url of ['/home', '/apis', '/home/api/x', '/uploads/a.jpg']) {
    expect(kindOf(method, url)).toEqual({
      kind: 'refused',
      reason: 'wrong-method',
      headers: READING,
    });
  }
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', ''])('%j is understood nowhere', (method) => {
  for (const url of ['/home', '/api/raffles']) {
    expect(kindOf(method, url)).toEqual({
      kind: 'refused',
      reason: 'wrong-method',
      headers: EVERY_METHOD,
    });
  }
});

test('4096 characters are an address, one more are too many', () => {
  const ofLength = (length: number) => '/home?'.padEnd(length, 'x');
  expect(kindOf('GET', ofLength(4096))).toMatchObject({ kind: 'page' });
  expect(kindOf('GET', ofLength(4097))).toEqual({ kind: 'refused', reason: 'too-long' });
});

test.each([
  '',
  '*',
  'home',
  '?/home',
  'http://evil.example/home',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  '/a#b',
  '/a%00',
  '/a%1F',
  '/a%7F',
  '/.',
  '/..',
  '/a/../b',
  '/a/./b',
  '/a%2e',
  '/%E0%A4%A',
])('%j is no address that all servers read alike', (url) => {
  expect(kindOf('GET', url)).toEqual({ kind: 'refused', reason: 'bad-address' });
});

test.each([
  ['//evil.example//home?a=//b', '/evil.example/home?a=//b'],
  ['/%68ome', '/home'],
  ['/a%2Db%30%39%41%5a%61%7A%5F%7E', '/a-b09AZaz_~'],
  ['/RIFA/65F0AA000000000000000B0C', '/rifa/65f0aa000000000000000b0c'],
  ['/rifa/65F0AA000000000000000B0C', '/rifa/65f0aa000000000000000b0c'],
  ['/rifa/65F0AA000000000000000B0C/x', '/rifa/65f0aa000000000000000b0c'],
  ['/rifa/65F0AA000000000000000B0', null],
  ['/x/rifa/65F0AA000000000000000B0C', null],
  ['/a%40%5B%60%7B%3A', null],
  ['/.../a', null],
])('%s has another address: %s', (url, location) => {
  const moved = location === null ? { kind: 'page' } : { kind: 'moved', location };
  expect(kindOf('GET', url)).toMatchObject(moved);
});

const ID = '65f0aa000000000000000b0c';

test.each([
  ...['.', '..', ')', ',', '!', ';', '"', '*', '_', ':', '&fbclid=1', 'Gracias', '\\', '#', '%'],
  ...['%20', '%0A', '%3Futm_source=ig', '%2F', '%2e', '%E2%80%8B', '%F0%9F%8D%80', '%C3', '/'],
  ...['\u200b', '🍀', 'ñ', '0', 'F.', 'abc', 'Compra', 'Comparte', 'a'.repeat(24)],
])('a link that was pasted with %j behind it leads to the raffle and to the ticket', (tail) => {
  const raffle = { kind: 'moved', status: 301, location: `/rifa/${ID}?n=1,2&a=//b` };
  expect(kindOf('GET', `/rifa/${ID}${tail}?n=1,2&a=//b`)).toEqual(raffle);
  expect(kindOf('GET', `/rifa/${ID.toUpperCase()}${tail}?n=1,2&a=//b`)).toEqual(raffle);
  const moved = /^\w/.test(tail) ? {} : { kind: 'moved', status: 301, location: '/boleto/aB-_9' };
  expect(kindOf('GET', `/boleto/aB-_9${tail}`)).toMatchObject(moved);
});

test.each([
  '/home',
  '/contact',
  '/resultados',
  '/resultados/2',
  '/verificar',
  '/terminos',
  '/como-participar',
])('a link to %s that was pasted with something behind it leads there', (page) => {
  const tails = ['*', '**', '_', '.', ',', ')', '!', '"', '&fbclid=1', '/', '_/', '.html'];
  const spelled = ['%20', '%E2%80%8B', '%3Futm_source=ig', '%2A', '\u200b'];
  for (const tail of [...tails, ...spelled]) {
    const moved = { kind: 'moved', status: 301, location: `${page}?a=1` };
    expect(kindOf('GET', `${page}${tail}?a=1`)).toEqual(moved);
    expect(kindOf('GET', `${page.toUpperCase()}${tail}?a=1`)).toEqual(moved);
  }
});

test.each(['/homes', '/home-otra', '/home/otra', '/contacto', '/resultados/otra', '/terminos2'])(
  '%s is another page',
  (path) => {
    expect(kindOf('GET', path)).toMatchObject({ kind: 'page', path });
  },
);

test('a write to a needlessly long address is repeated as a write', () => {
  const location = '/api/raffles/1/payments';
  expect(kindOf('POST', `/${location}`)).toEqual({ kind: 'moved', status: 308, location });
});

test.each([
  ...[ID, `.${ID}`, `Compra${ID}`],
  ...[ID.slice(1), `${ID.slice(1)}Más`, '7', '12', 'demo', '1'.repeat(23)],
])('/rifa/%s stays as it is', (id) => {
  expect(kindOf('GET', `/rifa/${id}`)).toMatchObject({ kind: 'page' });
});
