import { inTurn, isBusy } from './conversion-queue';

beforeEach(() => jest.useFakeTimers());

type Work = { client: string; isHeavy?: boolean; isLowPriority?: boolean };

/** Starts work that lasts until `end`, and tells how much of it has begun and how much was refused. */
async function startAll(works: Work[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const told = { begun: 0, refused: 0 };
  const all = works.map(({ isHeavy = false, ...work }) =>
    inTurn({ ...work, isHeavy }, () => {
      told.begun += 1;
      return ended;
    }).catch((error: unknown) => {
      if (!isBusy(error)) throw error;
      told.refused += 1;
    }),
  );
  await jest.advanceTimersByTimeAsync(0);
  const finish = async () => {
    end();
    await Promise.all(all);
  };
  return { told, finish };
}

const many = (count: number, make: (index: number) => Work) =>
  Array.from({ length: count }, (_, index) => make(index));

test('two clients have their pictures converted at once, heavy ones one after the other', async () => {
  const light = await startAll(many(3, (index) => ({ client: `client ${index}` })));
  expect(light.told).toEqual({ begun: 2, refused: 0 });
  await light.finish();
  const heavy = await startAll(
    many(3, (index) => ({ client: `client ${index}`, isHeavy: index < 2 })),
  );
  expect(heavy.told).toEqual({ begun: 2, refused: 0 });
  await heavy.finish();
  const onlyHeavy = await startAll(
    many(2, (index) => ({ client: `client ${index}`, isHeavy: true })),
  );
  expect(onlyHeavy.told).toEqual({ begun: 1, refused: 0 });
  await onlyHeavy.finish();
});

test.each([
  ['receipts of one client', 150, () => ({ client: 'one' })],
  ['receipts of all', 1000, (index: number) => ({ client: `client ${index % 10}` })],
  ['page pictures of one client', 60, () => ({ client: 'one', isLowPriority: true })],
  [
    'page pictures of all',
    800,
    (index: number) => ({ client: `client ${index % 20}`, isLowPriority: true }),
  ],
])('%s wait, up to %i', async (_what, most, make) => {
  const before = await startAll([{ client: 'one' }, { client: 'other' }]);
  const waiting = await startAll(many(most, make));
  expect(waiting.told).toEqual({ begun: 0, refused: 0 });
  const late = await startAll([make(most)]);
  expect(late.told).toEqual({ begun: 0, refused: 1 });
  await before.finish();
  await waiting.finish();
});

test('a picture is refused once it has waited for 20 s, not before', async () => {
  const before = await startAll(many(2, (index) => ({ client: `client ${index}` })));
  const waiting = await startAll([{ client: 'buyer' }]);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(waiting.told).toEqual({ begun: 0, refused: 0 });
  await jest.advanceTimersByTimeAsync(1);
  expect(waiting.told).toEqual({ begun: 0, refused: 1 });
  await before.finish();
});
