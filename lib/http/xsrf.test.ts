import { isOwnRequest, withXsrfCookie } from './xsrf';

beforeAll(() => {
  process.env.ADMIN_API_URL = 'http://127.0.0.1:1/api';
  process.env.SITE_URL = 'https://rifas.example.com';
});

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const good = {
  host: 'rifas.example.com',
  'sec-fetch-site': 'same-origin',
  cookie: `theme=dark; XSRF-TOKEN=${TOKEN}`,
  'x-xsrf-token': TOKEN,
};

function isOwn(changes: Record<string, string | null>) {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...good, ...changes })) {
    if (value !== null) headers.set(name, value);
  }
  return isOwnRequest(new Request('http://127.0.0.1:3000/api', { method: 'POST', headers }));
}

test('a page of ours', () => {
  expect(isOwn({})).toBe(true);
});

test.each([
  ['no header', { 'x-xsrf-token': null }],
  ['neither cookie nor header', { cookie: null, 'x-xsrf-token': null }],
  ['a foreign page without cookies', { cookie: null, 'sec-fetch-site': 'cross-site' }],
  ['nobody’s page without cookies', { cookie: null, 'sec-fetch-site': null }],
  ['a foreign origin, whatever else it says', { origin: 'https://evil.example' }],
  ['another token', { 'x-xsrf-token': TOKEN.toUpperCase() }],
  ['a shorter token', { 'x-xsrf-token': TOKEN.slice(1) }],
  ['two empty tokens', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ['an empty header without cookies', { cookie: null, 'x-xsrf-token': '' }],
  ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['no page at all', { 'sec-fetch-site': 'none' }],
  ['neither Fetch Metadata nor Origin', { 'sec-fetch-site': null }],
  ['a foreign Origin', { 'sec-fetch-site': null, origin: 'https://evil.example.com' }],
  ['an Origin that is none', { 'sec-fetch-site': null, origin: 'null' }],
])('%s is refused', (_, changes) => {
  expect(isOwn(changes)).toBe(false);
});

test.each([
  ['the shop’s address', { origin: 'https://rifas.example.com' }],
  ['the host that was asked', { origin: 'http://192.168.1.9:3000', host: '192.168.1.9:3000' }],
])('an old web view is known by its Origin: %s', (_, changes) => {
  expect(isOwn({ 'sec-fetch-site': null, ...changes })).toBe(true);
});

test.each([
  ['no cookie', { cookie: null }],
  ['a cookie of another name', { cookie: `NOT-XSRF-TOKEN=${TOKEN}` }],
  [
    'no cookie in an old web view',
    { cookie: null, 'sec-fetch-site': null, origin: 'https://rifas.example.com' },
  ],
])('a browser that keeps no cookies is known by its page: %s', (_, changes) => {
  expect(isOwn({ 'x-xsrf-token': 'no-cookie', ...changes })).toBe(true);
});

test('the cookie is given once, readable by the page, only over TLS', () => {
  const fresh = withXsrfCookie(new Request('http://x/api'), new Response());
  expect(fresh.headers.get('set-cookie')).toMatch(
    /^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax; Secure$/,
  );
  const known = new Request('http://x/api', { headers: { cookie: good.cookie } });
  expect(withXsrfCookie(known, new Response()).headers.has('set-cookie')).toBe(false);
});

test.each(['public, max-age=60', 's-maxage=60', 'max-age=31536000, immutable'])(
  'an answer that is kept for everybody (%s) carries nobody’s token',
  (life) => {
    const answer = new Response(null, { headers: { 'cache-control': life } });
    const { headers } = withXsrfCookie(new Request('http://127.0.0.1:3000/api'), answer);
    expect(headers.get('set-cookie')).toBeNull();
  },
);
