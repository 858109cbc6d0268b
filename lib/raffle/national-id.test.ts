import { normalizeNationalId, splitNationalId } from './national-id';

test.each([
  ['V-12.345.678', 'V12345678'],
  ['12345678', 'V12345678'],
  [' v 12 345 678 ', 'V12345678'],
  ['E-84.123.456', 'E84123456'],
  ['J-40123456-7', 'J401234567'],
  ['AB123456', 'AB123456'],
])('%p is sent as %p', (typed, sent) => {
  expect(normalizeNationalId(typed)).toBe(sent);
});

test.each(['', '1234', 'V', 'no tengo', '12345678x', '.*', 'V1234567890123', '1234$567'])(
  '%p is no cédula',
  (typed) => {
    expect(normalizeNationalId(typed)).toBeNull();
  },
);

test.each([
  ['V-12.345.678', 'V', '12.345.678'],
  ['e 84123456', 'E', '84123456'],
  ['J-30123456-7', 'J', '30123456-7'],
  ['12345678', null, '12345678'],
  ['', null, ''],
  ['x123', null, 'x123'],
])('%j is the letter %p and %j', (text, letter, digits) => {
  expect(splitNationalId(text)).toEqual({ letter, digits });
});
