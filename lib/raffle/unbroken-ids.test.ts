import { unbrokenIds } from './unbroken-ids';

test.each([
  ['a nombre de Ana · C.I. V-18.555.013', 'a nombre de Ana · C.I.\u00a0V-\u206018.555.013'],
  ['CI 18555013, RIF J-50012345-6', 'CI\u00a018555013, RIF\u00a0J-\u206050012345-\u20606'],
  ['sin CI al pagar', 'sin CI al pagar'],
])('the document in %j stays on one line', (text, unbroken) => {
  expect(unbrokenIds(text)).toBe(unbroken);
});
