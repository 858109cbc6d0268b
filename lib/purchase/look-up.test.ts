import type { Holding, Purchased } from '@/lib/admin-api/buyer-tickets';
import { exampleEntry, idsOf, RAFFLE_ID, readsSaying, TERMS } from './example-entry.test-kit';
import { lookUp } from './look-up';
import type { Purchase } from './entry';

const purchase = exampleEntry();
const nothing = { byBuyer: [], byReference: [] };

test('the look-up asks by raffle, numbers and buyer', async () => {
  const reads = readsSaying([{ own: [], free: idsOf(1, 2, 3) }]);
  await lookUp(reads, purchase);
  expect(reads.holding.mock.calls).toEqual([
    [RAFFLE_ID, ['001', '002', '003'], expect.anything() as unknown],
  ]);
  const asked = reads.holding.mock.calls[0]?.[2];
  expect(asked?.hasNationalId('V12345678')).toBe(true);
  expect(asked?.hasNationalId('V87654321')).toBe(false);
  expect(asked?.hasPhone('584141234567')).toBe(true);
  expect(asked?.hasPhone('584149999999')).toBe(false);
});

test.each([
  ["all the buyer's own", { own: idsOf(3, 2, 1), free: [] }, { own: ['001', '002', '003'] }],
  ['all free', { own: [], free: idsOf(1, 2, 3) }, { own: [] }],
])('%s: no second request', async (_, holding, found) => {
  const reads = readsSaying([holding]);
  expect(await lookUp(reads, purchase)).toEqual({ foreign: [], ...found });
  expect(reads.purchasedTickets).not.toHaveBeenCalled();
});

test.each([
  ['some own, the others free', { own: idsOf(1), free: idsOf(2, 3) }, ['002']],
  ["some own, the others somebody else's", { own: idsOf(1), free: [] }, ['001', '002']],
  ["some free, the others somebody else's", { own: [], free: idsOf(3) }, ['002']],
  ["all somebody else's", { own: [], free: [] }, ['002']],
])('%s: the tickets paid with this reference are asked for too', async (_, holding, own) => {
  const reads = readsSaying([holding], { byBuyer: [], byReference: idsOf(2) });
  expect(await lookUp(reads, purchase)).toMatchObject({ own });
  expect(reads.purchasedTickets.mock.calls).toEqual([
    [
      {
        raffleId: RAFFLE_ID,
        nationalId: 'V12345678',
        reference: '004512',
        phoneCode: '58',
        phone: '4141234567',
      },
    ],
  ]);
});

test('the second answer is read beside the first', async () => {
  const reads = readsSaying([{ own: idsOf(1), free: [] }], {
    byBuyer: idsOf(2),
    byReference: idsOf(3),
  });
  expect(await lookUp(reads, purchase)).toEqual({ own: ['001', '002', '003'], foreign: [] });
});

test('nothing is found where the admin API does not say', async () => {
  const silent = readsSaying([null], nothing);
  expect(await lookUp(silent, purchase)).toBeNull();
  expect(silent.purchasedTickets).not.toHaveBeenCalled();
  expect(await lookUp(readsSaying([{ own: idsOf(1), free: [] }], null), purchase)).toBeNull();
});

type Known = Holding & Partial<Purchased>;

/** What is found where the admin API says this. */
function found({ terms = TERMS }: Pick<Purchase, 'terms'>, { own, free, ...paid }: Known) {
  return lookUp(readsSaying([{ own, free }], { ...nothing, ...paid }), { ...purchase, terms });
}

const eachForItself = { own: idsOf(1), byBuyer: idsOf(2), byReference: idsOf(3), free: [] };

test.each([
  ['keeps parts', TERMS],
  ['keeps all or nothing', { ...TERMS, isAllOrNothing: true }],
  ['is not known', null],
])('all of the numbers, by whatever mark, are a purchase where the raffle %s', async (_, terms) => {
  expect(await found({ terms }, eachForItself)).toEqual({
    own: ['001', '002', '003'],
    foreign: [],
  });
});

test.each([
  [
    "the rest is somebody else's: by cédula, by phone or by reference it is a part",
    { own: idsOf(1), byBuyer: idsOf(2), free: [] },
    { own: ['001', '002'], foreign: ['003'] },
  ],
  [
    "the rest is somebody else's: by reference alone it is a part too",
    { own: [], byReference: idsOf(3), free: [] },
    { own: ['003'], foreign: ['001', '002'] },
  ],
  [
    'some of the rest is free: only what this reference paid is a part of it',
    { own: idsOf(1), byBuyer: idsOf(1), byReference: idsOf(2), free: idsOf(3) },
    { own: ['002'], foreign: ['001'] },
  ],
  [
    'some of the rest is free, and nothing was paid with this reference',
    { own: idsOf(1), free: idsOf(2) },
    { own: [], foreign: ['001', '003'] },
  ],
  ['all are free', { own: [], free: idsOf(1, 2, 3) }, { own: [], foreign: [] }],
  ["all are somebody else's", { own: [], free: [] }, { own: [], foreign: ['001', '002', '003'] }],
  [
    'only other tickets are named',
    { own: idsOf(7), byReference: idsOf(8), free: idsOf(9) },
    { own: [], foreign: ['001', '002', '003'] },
  ],
])('an admin API that keeps parts: %s', async (_, known, finding) => {
  expect(await found({ terms: TERMS }, known)).toEqual(finding);
});

test.each([
  ['where purchases are all or nothing', { ...TERMS, isAllOrNothing: true }],
  ['where the terms are not known', null],
])("%s, a part is another purchase of this buyer's", async (_, terms) => {
  const known = { own: idsOf(1), byBuyer: idsOf(1), byReference: idsOf(2) };
  expect(await found({ terms }, { ...known, free: [] })).toEqual({
    own: [],
    foreign: ['001', '002', '003'],
  });
  expect(await found({ terms }, { ...known, free: idsOf(3) })).toEqual({
    own: [],
    foreign: ['001', '002'],
  });
});
