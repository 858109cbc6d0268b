import { quantityProblem } from './quantity-problem';

const limits = { minPerPurchase: 3, maxPerPurchase: 10 };

test.each([
  [2, 'La compra mínima es de 3 números'],
  [3, null],
  [10, null],
  [11, 'El limite maximo de compra es de 10 tickets'],
])('%i at once: %p', (quantity, problem) => {
  expect(quantityProblem(quantity, limits)).toBe(problem);
});

test('the maximum is explained in the words of the specification', () => {
  expect(quantityProblem(51, { minPerPurchase: 1, maxPerPurchase: 50 })).toBe(
    'El limite maximo de compra es de 50 tickets',
  );
  expect(quantityProblem(3, { minPerPurchase: 1, maxPerPurchase: 2 })).toBe(
    'El limite maximo de compra es de 2 tickets',
  );
  expect(quantityProblem(2, { minPerPurchase: 1, maxPerPurchase: 1 })).toBe(
    'El limite maximo de compra es de 1 ticket',
  );
});
