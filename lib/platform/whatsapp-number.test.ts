import { whatsappNumberFault } from './whatsapp-number';

test.each([
  ['04141234567', 'begins with 0: write the country code in its place, 584141234567'],
  ['0058414', 'begins with 0: write it with the country code, 584141234567'],
  ['5804141234567', 'has a 0 after the country code 58: write 584141234567'],
  ['4144123456', 'has no country code: write 584144123456'],
  ['2412345678', 'has no country code: write 582412345678'],
  ['58414123456', 'must have ten digits after 58'],
  ['5841412345678', 'must have ten digits after 58'],
  ['584141234567', null],
  ['14155552671', null],
])('of %s is said: %s', (digits, fault) => {
  expect(whatsappNumberFault(digits)).toBe(fault);
});
