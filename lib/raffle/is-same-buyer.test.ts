import { isSamePhone, phonesIn } from './is-same-buyer';

test.each([
  '4141234567',
  '04141234567',
  '584141234567',
  '+58 414-123.45.67',
  '00584141234567',
  '+58 0414-1234567',
])('%s is the same phone, however the seller wrote it', (typed) => {
  for (const written of ['4141234567', '0414-1234567', '584141234567']) {
    expect(isSamePhone(typed, written)).toBe(true);
  }
});

test.each(['4567', '1234567', '4241234567', '04241234567', '41412345678', '', '0'])(
  '%p is another',
  (typed) => expect(isSamePhone(typed, '4141234567')).toBe(false),
);

test('no phone is like none', () => {
  expect(isSamePhone('4141234567', '')).toBe(false);
});

test.each([
  ['0414-123.45.67', ['4141234567']],
  ['0414/123.45.67', ['4141234567']],
  ['0414-1234567 / 0412-7654321', ['4141234567', '4127654321']],
  ['+58 414 1234567 y +1 305 555 0134', ['584141234567', '13055550134']],
  ['04141234567 04127654321', ['4141234567', '4127654321']],
  ['584141234567\n584127654321', ['4141234567', '4127654321']],
  ['Cel. 0414\u200e1234567, casa 0212-5551234', ['4141234567', '2125551234']],
  ['', []],
])('a seller’s %j holds %j', (written, phones) => {
  expect(phonesIn(written).filter(Boolean)).toEqual(phones);
});
