import { splitNationalId } from './split-national-id';

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
