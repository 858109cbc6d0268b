import { unbrokenIds } from './unbroken-ids';

test.each([
  ['a nombre de Ana · C.I. V-18.555.013', 'a nombre de Ana · C.I.\u00a0V-18.555.013'],
  ['CI 18555013, RIF J-500123456', 'CI\u00a018555013, RIF\u00a0J-500123456'],
  ['sin CI al pagar', 'sin CI al pagar'],
])('the document in %j stays on one line', (text, unbroken) => {
  expect(unbrokenIds(text)).toBe(unbroken);
});
