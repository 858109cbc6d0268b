import { secondGeneration } from './generation-2';

/** Loads the modules anew, as in a new process. */
async function load() {
  jest.resetModules();
  const { firstGeneration } = await import('./generation-1');
  return { firstGeneration, ...(await import('./generation-2')) };
}

test('the first generation may register a part, tells no shares and does not draw', async () => {
  const { firstGeneration } = await load();
  const { isAllOrNothing, tellsTicketShare, picksByItself } = firstGeneration;
  expect({ isAllOrNothing, tellsTicketShare, picksByItself }).toEqual({
    isAllOrNothing: false,
    tellsTicketShare: false,
    picksByItself: false,
  });
});

test('the second generation registers all or nothing, tells shares and draws', async () => {
  const loaded = await load();
  const { isAllOrNothing, tellsTicketShare, picksByItself } = loaded.secondGeneration;
  expect({ isAllOrNothing, tellsTicketShare, picksByItself }).toEqual({
    isAllOrNothing: true,
    tellsTicketShare: true,
    picksByItself: true,
  });
});

test('the second is shown a token where there is one', () => {
  const [question] = secondGeneration.routeQuestions({ sellerId: 'seller', token: 'secret' });
  expect(question?.headers).toEqual({ 'x-token': 'secret' });
});

test.each([0, '0', -1, 2.5, 'dos', null, undefined, ''])(
  'a limit of %p is none: the shop’s own holds',
  (limit) => {
    const terms = secondGeneration.readTerms({ rifa: { min: limit, max: limit }, metodos: [] });
    expect(terms).toMatchObject({ minPerPurchase: 1, maxPerPurchase: 50 });
  },
);

test.each([
  [1, 1],
  ['3', 3],
])('a limit of %p holds', (limit, held) => {
  const terms = secondGeneration.readTerms({ rifa: { min: limit, max: limit }, metodos: [] });
  expect(terms).toMatchObject({ minPerPurchase: held, maxPerPurchase: held });
});
