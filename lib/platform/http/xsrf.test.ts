import { isOwnRequest, withXsrfCookie } from './xsrf';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012_-5';
const OTHER = TOKEN.toUpperCase();
const SHOP = 'https://rifas.example.com';
const good = {
  host: 'rifas.example.com',
  'sec-fetch-site': 'same-origin',
  cookie: `theme=dark; __Host-shop-XSRF-TOKEN=${TOKEN}`,
  'x-xsrf-token': TOKEN,
};

function requestWith(changes: Record<string, string | null>) {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...good, ...changes })) {
    if (value !== null) headers.set(name, value);
  }
  return new Request('http://127.0.0.1:3000/api', { method: 'POST', headers });
}

const isOwn = (changes: Record<string, string | null>) => isOwnRequest(requestWith(changes));

test.each<
  [
    site: string | null,
    origin: string | null,
    host: string,
    forwarded: string | null,
    isOurs: boolean,
  ]
>([
  // The browser vouches for the page, whatever a proxy changed in the other headers.
  ['same-origin', null, 'rifas.example.com', null, true],
  ['same-origin', SHOP, 'rifas.example.com', null, true],
  ['same-origin', SHOP, '127.0.0.1:3001', null, true],
  ['same-origin', SHOP, 'rifas.example.com:443', null, true],
  ['same-origin', SHOP, 'RIFAS.EXAMPLE.COM', null, true],
  ['same-origin', 'null', 'rifas.example.com', null, true],
  ['same-origin', 'https://www.rifas.example', 'upstream', null, true],
  // The browser reports a page of another origin, or none.
  ['cross-site', SHOP, 'rifas.example.com', null, false],
  ['cross-site', 'null', 'rifas.example.com', null, false],
  ['cross-site', null, 'rifas.example.com', null, false],
  ['same-site', SHOP, 'rifas.example.com', null, false],
  ['same-site', 'https://evil.example.com', 'rifas.example.com', null, false],
  ['none', SHOP, 'rifas.example.com', null, false],
  ['SAME-ORIGIN', SHOP, 'rifas.example.com', null, false],
  // Over plain HTTP, browsers send only `Origin`.
  [null, SHOP, 'rifas.example.com', null, true],
  [null, SHOP, '127.0.0.1:3001', null, true],
  [null, 'http://rifas.example.com', 'RIFAS.example.com:80', null, true],
  [null, 'http://192.168.1.9:3000', '192.168.1.9:3000', null, true],
  [null, 'https://www.rifas.example', 'WWW.rifas.example:443', null, true],
  [null, 'https://www.rifas.example', '127.0.0.1:3001', null, false],
  [null, 'https://evil.example', 'rifas.example.com', null, false],
  [null, 'https://evil.example', 'rifas.example.com', 'evil.example', false],
  [null, 'https://rifas.example.com.evil.example', 'rifas.example.com', null, false],
  [null, 'https://rifas.example.com:444', 'rifas.example.com', null, false],
  [null, 'null', 'rifas.example.com', null, false],
  [null, 'null', '', null, false],
  [null, 'rifas.example.com', 'rifas.example.com', null, false],
  [null, 'file://', '', null, false],
  [null, null, 'rifas.example.com', null, false],
])(
  'Sec-Fetch-Site %j, Origin %j, Host %j, X-Forwarded-Host %j: ours is %p',
  (site, origin, host, forwarded, isOurs) => {
    const headers = { 'sec-fetch-site': site, origin, host, 'x-forwarded-host': forwarded };
    expect(isOwn(headers)).toBe(isOurs);
    expect(isOwn({ ...headers, 'x-xsrf-token': null })).toBe(false);
    expect(isOwn({ ...headers, 'x-xsrf-token': OTHER })).toBe(false);
    expect(isOwn({ ...headers, cookie: null, 'x-xsrf-token': 'no-cookie' })).toBe(isOurs);
  },
);

const own = `__Host-shop-XSRF-TOKEN=${TOKEN}`;

test.each<[what: string, cookie: string | null, header: string, isTaken: boolean]>([
  ['the token', own, TOKEN, true],
  ['the token over plain HTTP', `shop-XSRF-TOKEN=${TOKEN}`, TOKEN, true],
  ['another token', own, OTHER, false],
  ['a shorter token', own, TOKEN.slice(1), false],
  ['no header', own, '', false],
  ['no header without cookies', null, '', false],
  ['a browser that keeps no cookies', null, 'no-cookie', true],
  ['a cookie that a proxy hides from the page', own, 'no-cookie', true],
  ['a cookie of the same name twice', `__Host-shop-XSRF-TOKEN=${OTHER}; ${own}`, TOKEN, true],
  ['the first of the same name twice', `${own}; __Host-shop-XSRF-TOKEN=${OTHER}`, TOKEN, true],
  ['a longer cookie of another app', `XSRF-TOKEN=${OTHER}${OTHER}; ${own}`, TOKEN, true],
  ['a shorter one', `XSRF-TOKEN=abc; ${own}`, TOKEN, true],
  ['a quoted one', `XSRF-TOKEN="${OTHER}"; ${own}`, TOKEN, true],
  ['one of the same form', `XSRF-TOKEN=${OTHER}; ${own}`, TOKEN, true],
  ['an unreadable one alone', 'XSRF-TOKEN=100%', 'no-cookie', true],
  ['the token of another app', `XSRF-TOKEN=${OTHER}; ${own}`, OTHER, false],
])('%s', (_, cookie, header, isTaken) => {
  expect(isOwn({ cookie, 'x-xsrf-token': header })).toBe(isTaken);
});

const cookieFor = (cookie: string) =>
  withXsrfCookie(requestWith({ cookie }), new Response()).headers.get('set-cookie');

// spec: xsrf
test('the cookie is given once, readable by the page, and to this host alone over TLS', () => {
  expect(cookieFor('theme=dark')).toMatch(
    /^__Host-shop-XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax; Secure$/,
  );
  expect(cookieFor(good.cookie)).toBeNull();
});

test.each([
  `XSRF-TOKEN=${OTHER}`,
  `shop-XSRF-TOKEN=${OTHER}`,
  '__Host-shop-XSRF-TOKEN=100%',
  `__Host-shop-XSRF-TOKEN="${OTHER}"`,
  `__Host-shop-XSRF-TOKEN=${OTHER}x`,
])('it is set again where %j is there in its place', (cookie) => {
  expect(cookieFor(cookie)).toMatch(/^__Host-shop-XSRF-TOKEN=[\w-]{32};/);
});

test.each(['public, max-age=60', 's-maxage=60', 'max-age=31536000, immutable'])(
  'an answer that is kept for everybody (%s) carries nobody’s token',
  (life) => {
    const answer = new Response(null, { headers: { 'cache-control': life } });
    const { headers } = withXsrfCookie(new Request('http://127.0.0.1:3000/api'), answer);
    expect(headers.get('set-cookie')).toBeNull();
  },
);
