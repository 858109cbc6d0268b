import fc from 'fast-check';
import { normalizePhone } from './buyer';

test.each([
  ['0414-123.45.67', '58', '4141234567'],
  ['+58 414 123 45 67', '58', '4141234567'],
  ['+58 (0) 414-1234567', '58', '4141234567'],
  ['0058 414 1234567', '58', '4141234567'],
  ['584141234567', '58', '4141234567'],
  ['0212-5551234', '58', '2125551234'],
  ['+57 300 1234567', '57', '3001234567'],
  [' +57 300 1234567', '57', '3001234567'],
  ['(305) 555-0134', '1', '3055550134'],
  ['1234', '57', '1234'],
])('%p with +%s is sent as %p', (typed, code, sent) => {
  expect(normalizePhone(typed, code)).toBe(sent);
});

test.each([
  ['414123456', '58'],
  ['41412345678', '58'],
  ['+57 300 1234567', '58'],
  ['4141234567 ext 3', '58'],
  ['4141234567x', '58'],
  ['12345678901234', '57'],
  ['12345678901234567', '57'],
])('%p is no phone of +%s', (typed, code) => {
  expect(normalizePhone(typed, code)).toBeNull();
});

const gaps = fc.array(fc.constantFrom('', '', ' ', '.', '-', '/'), { minLength: 20 });
const spaced = (digits: string, between: readonly string[]) =>
  [...digits].map((digit, place) => digit + (between[place] ?? '')).join('');

test('however a phone of Venezuela is written, it is sent as one', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[24][0-9]{9}$/),
      fc.constantFrom('', '0', '58', '+58', '0058', '+580', '(+58)'),
      gaps,
      (phone, prefix, between) => {
        expect(normalizePhone(prefix + spaced(phone, between), '58')).toBe(phone);
      },
    ),
  );
});

test('any input is sent as a national number, and is read again unchanged', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[+(]?[0-9 ().-]{4,18}$/),
    fc.stringMatching(/^(0|58)?[24][0-9]{7,11}$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const sent = normalizePhone(text, '58');
      if (sent === null) return;
      expect(sent).toMatch(/^[24]\d{9}$/);
      expect(normalizePhone(sent, '58')).toBe(sent);
    }),
  );
});
