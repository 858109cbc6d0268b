import { xsrfHeader } from './xsrf';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012_-5';
const OTHER = TOKEN.toUpperCase();

test.each([
  [`__Host-shop-XSRF-TOKEN=${TOKEN}`, TOKEN],
  [`theme=dark; shop-XSRF-TOKEN=${TOKEN}; other=1`, TOKEN],
  [`XSRF-TOKEN=100%; shop-XSRF-TOKEN=${TOKEN}`, TOKEN],
  [`XSRF-TOKEN="${OTHER}"; shop-XSRF-TOKEN=${TOKEN}`, TOKEN],
  [`XSRF-TOKEN=${OTHER}x; shop-XSRF-TOKEN=${TOKEN}`, TOKEN],
  [`shop-XSRF-TOKEN=other; shop-XSRF-TOKEN=${TOKEN}`, TOKEN],
  [`XSRF-TOKEN=${TOKEN}`, 'no-cookie'],
  ['XSRF-TOKEN=100%', 'no-cookie'],
  [`NOT-XSRF-TOKEN=${TOKEN}`, 'no-cookie'],
  [`shop-XSRF-TOKEN=${TOKEN}x`, 'no-cookie'],
  ['', 'no-cookie'],
])('the cookies %j give %j', (cookies, token) => {
  expect(xsrfHeader(cookies)).toEqual({ 'X-XSRF-TOKEN': token });
});
