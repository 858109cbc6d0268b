import { isSamePhone } from './is-same-buyer';

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

test.each(['4141234567', '0000000', '0000058'])('%s is not what stands for no phone', (typed) => {
  for (const written of ['', '0', '58']) expect(isSamePhone(typed, written)).toBe(false);
});
