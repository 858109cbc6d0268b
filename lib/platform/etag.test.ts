import { matchesEtag } from './etag';

test.each<[string, string, boolean]>([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a"', 'W/"a"', true],
  ['"x","a" ,"y"', '"a"', true],
  ['*', '"a"', true],
  [' * ', '"a"', true],
  ['"*"', '"a"', false],
  ['"b"', '"a"', false],
  ['"b", W/"c"', '"a"', false],
  ['"A"', '"a"', false],
  ['"aW/"', '"a"', false],
  ['"W/a"', '"a"', false],
  ['', '"a"', false],
])('a client that has %s has %s already: %s', (header, etag, isSo) => {
  expect(matchesEtag(header, etag)).toBe(isSo);
});

test.each([null, undefined])('a client that says nothing (%s) has nothing', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false);
});
