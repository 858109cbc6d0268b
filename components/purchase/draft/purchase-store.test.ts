/** @jest-environment jsdom */
import { emptyPhone, storeDraft, storedOf, records, type Draft } from './memory-phone.test-kit';
import { changeRecord, readRecords } from '@/lib/offline/outbox/draft-database';
import { readPurchase } from '@/lib/offline/outbox/purchase-record';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { hasDraftFlag } from './draft-flag';
import {
  changePurchase,
  forgetPurchase,
  loadPurchase,
  openPurchase,
  touch,
} from './purchase-store';

let raffle = 0;
let raffleId: string;

beforeEach(() => {
  emptyPhone();
  raffleId = `raffle-${(raffle += 1)}`;
});

const draftWith = (receipt: Blob | null, change: Partial<Draft> = {}): Draft => ({
  key: 'key',
  tickets: [{ id: 'a', number: '007' }],
  values: { name: 'Ana' },
  receipt,
  sent: null,
  savedAt: Date.now(),
  ...change,
});
const jpeg = (text: string) => new Blob([text], { type: 'image/jpeg' });
const isPicture = (key: string) => key.endsWith('receipt');
const waiting = { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: true };
const theirs = draftWith(jpeg('theirs'), { key: 'theirs', sent: examplePurchase(), waiting });

/** Stores a form as the open payment does. */
async function store(draft: Draft) {
  openPurchase(raffleId);
  touch(raffleId, { receipt: draft.receipt });
  const form = storedOf(draft).purchase;
  return (await changePurchase(raffleId, { type: 'edited', form })).isStored;
}

test('words and picture are read back; the picture is written once, however often the words change', async () => {
  const receipt = jpeg('capture');
  await store(draftWith(receipt));
  const draft = draftWith(receipt, { values: { name: 'Ana P' } });
  expect(await store(draft)).toBe(true);
  const found = await readPurchase(raffleId);
  expect(found?.purchase).toEqual(storedOf(draft).purchase);
  expect([found?.receipt?.type, found?.receipt?.size]).toEqual(['image/jpeg', 7]);
  const written = jest.mocked(changeRecord).mock.calls.map(([key]) => key);
  expect(written.filter(isPicture)).toHaveLength(1);
});

test('a picture that does not fit costs no words, stays in memory and leaves no older one', async () => {
  const first = draftWith(jpeg('first'));
  await store(first);
  const write = jest.mocked(changeRecord).getMockImplementation()!;
  jest.mocked(changeRecord).mockImplementation(async (key, change) => {
    if (isPicture(key)) throw new DOMException('No room', 'QuotaExceededError');
    await write(key, change);
  });
  const second = draftWith(jpeg('second'), { values: { name: 'Ana P' } });
  expect(await store(second)).toBe(false);
  expect((await loadPurchase(raffleId))?.receipt).toBe(second.receipt);
  const later = await readPurchase(raffleId);
  expect([later?.purchase.values.name, later?.receipt]).toEqual(['Ana P', null]);
  jest.mocked(changeRecord).mockImplementation(write);
  expect(await store(first)).toBe(true);
  expect((await readPurchase(raffleId))?.receipt?.size).toBe(5);
});

test('a draft that cannot be stored lives as long as the page, and sets no flag', async () => {
  jest.mocked(changeRecord).mockRejectedValue(new Error('IndexedDB does not answer'));
  jest.mocked(readRecords).mockRejectedValue(new Error('IndexedDB does not answer'));
  const draft = draftWith(jpeg('capture'));
  expect(await store(draft)).toBe(false);
  expect(hasDraftFlag(raffleId)).toBe(false);
  expect(await loadPurchase(raffleId)).toMatchObject(storedOf(draft));
  await forgetPurchase(raffleId);
  expect(await loadPurchase(raffleId)).toBeNull();
});

test('a draft forgotten while it is being stored stays forgotten', async () => {
  let write = () => {};
  jest.mocked(changeRecord).mockReturnValue(new Promise((done) => (write = done)));
  const storing = store(draftWith(null));
  await forgetPurchase(raffleId);
  write();
  await storing;
  expect(hasDraftFlag(raffleId)).toBe(false);
  expect(await loadPurchase(raffleId)).toBeNull();
});

test('the picture of a draft forgotten while it is being stored is not left on the phone', async () => {
  let read: () => void = () => {};
  const receipt = jpeg('capture');
  receipt.arrayBuffer = () => new Promise((resolve) => (read = () => resolve(new ArrayBuffer(7))));
  const storing = store(draftWith(receipt));
  await forgetPurchase(raffleId);
  read();
  await storing;
  expect([...records.keys()].filter(isPicture)).toEqual([]);
});

test('another tab’s purchase under way keeps its words and its picture', async () => {
  await storeDraft(raffleId, theirs);
  expect(await store(draftWith(jpeg('capture')))).toBe(false);
  const { purchase, receipt } = (await readPurchase(raffleId))!;
  expect([purchase.key, purchase.stage, receipt?.size]).toEqual(['theirs', 'queued', 6]);
});

test('a purchase that is over leaves another tab’s purchase under way, and "Borrar mis datos" leaves nothing', async () => {
  await storeDraft(raffleId, theirs);
  await forgetPurchase(raffleId, 'key');
  expect((await readPurchase(raffleId))?.purchase.key).toBe('theirs');
  await forgetPurchase(raffleId, 'theirs');
  expect([records.size, hasDraftFlag(raffleId)]).toEqual([0, false]);
  await storeDraft(raffleId, theirs);
  await forgetPurchase(raffleId);
  expect(records.size).toBe(0);
});
