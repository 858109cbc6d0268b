import { xsrfHeader } from './xsrf';

test.each([
  ['XSRF-TOKEN=abc', { 'X-XSRF-TOKEN': 'abc' }],
  ['theme=dark; XSRF-TOKEN=a%2Bb; other=1', { 'X-XSRF-TOKEN': 'a+b' }],
  ['NOT-XSRF-TOKEN=abc', { 'X-XSRF-TOKEN': 'no-cookie' }],
  ['', { 'X-XSRF-TOKEN': 'no-cookie' }],
])('the cookies %j give %j', (cookies, header) => {
  expect(xsrfHeader(cookies)).toEqual(header);
});
