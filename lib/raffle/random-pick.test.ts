import { pickRandom } from './random-pick';

const free = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, number: String(index) }));

test.each([
  [50, 1000, 'La cantidad maxima de tickets es de 50'],
  [51, 1000, 'La cantidad maxima de tickets es de 50'],
  [50, 50, 'La cantidad maxima de tickets es de 50'],
  [13, 12, 'La cantidad maxima de tickets es de 12'],
  [50, 12, 'La cantidad maxima de tickets es de 12'],
  [1, 0, 'La cantidad maxima de tickets es de 0'],
])('%i of %i loaded numbers is too many', (quantity, loaded, msg) => {
  expect(pickRandom(free(loaded), quantity)).toEqual({ ok: false, reason: 'limit', msg });
});

test.each([0, -1, 1.5, NaN])('%p is no quantity', (quantity) => {
  expect(pickRandom(free(10), quantity)).toMatchObject({ ok: false, reason: 'quantity' });
});

test.each([
  [1, 1],
  [49, 50],
  [12, 12],
])('%i of %i are different free numbers', (quantity, loaded) => {
  const pick = pickRandom(free(loaded), quantity);
  const ids = pick.ok ? pick.selection.map(({ id }) => id) : [];
  expect(new Set(ids).size).toBe(quantity);
  expect(free(loaded).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test('the first and the last number can be picked', () => {
  expect(pickRandom(free(10), 1, undefined, () => 0)).toMatchObject({
    selection: [{ number: '0' }],
  });
  expect(pickRandom(free(10), 1, undefined, () => 0.999)).toMatchObject({
    selection: [{ number: '9' }],
  });
});

test.each([
  [2, { ok: false, reason: 'quantity', msg: 'La compra mínima es de 3 tickets' }],
  [21, { ok: false, reason: 'limit', msg: 'La cantidad maxima de tickets es de 20' }],
  [20, { ok: true }],
])('%i by chance of a raffle that sells three to twenty at once', (quantity, result) => {
  const limits = { minPerPurchase: 3, maxPerPurchase: 20 };
  expect(pickRandom(free(100), quantity, limits)).toMatchObject(result);
});
