import { isForRouter, isOfDevelopment } from './next-http';

test.each([
  ['/_next/webpack-hmr', true],
  ['/__nextjs_original-stack-frames', true],
  ['/home/_next/x', false],
  ['/rifa/__nextjs', false],
  ['/next', false],
])('%s is of the development server: %s', (address, isSo) => {
  expect(isOfDevelopment(address)).toBe(isSo);
});

test.each([
  ['1', true],
  ['0', false],
  ['', false],
  [undefined, false],
])('the router asks with rsc: %j: %s', (rsc, isSo) => {
  expect(isForRouter({ rsc })).toBe(isSo);
});
