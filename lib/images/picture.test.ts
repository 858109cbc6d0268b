import { chooseFormat } from './picture';

test.each([
  [null, 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/png,image/*;q=0.8', 'jpeg'],
  ['image/webp,*/*', 'webp'],
  ['image/webp,image/avif,*/*;q=0.8', 'avif'],
  ['Image/AVIF', 'avif'],
] as const)('who takes %s gets %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
