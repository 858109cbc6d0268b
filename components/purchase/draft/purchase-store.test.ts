import {
  changeRecord,
  readRecords,
  removeRecords,
  writeRecord,
} from '@/lib/offline/outbox/draft-database';
import type { KeptPurchase } from '@/lib/offline/outbox/purchase-record';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { dueDrafts, setDraftFlag } from './draft-flag';
import { keptOf, recordOf, type Draft } from './memory-phone.test-kit';
import {
  changePurchase,
  forgetPurchase,
  loadPurchase,
  openPurchase,
  touch,
} from './purchase-store';

jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('./draft-flag');
jest.mock('@/components/picker/selection/selection-store', () => ({
  selectionStore: () => ({ awaitAnswer: () => undefined }),
}));

const records = new Map<string, unknown>();
let raffle = 0;
let raffleId: string;

beforeEach(() => {
  jest.resetAllMocks();
  raffleId = `raffle-${(raffle += 1)}`;
  jest.mocked(dueDrafts).mockReturnValue([raffleId]);
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(writeRecord).mockImplementation(async (key, value) => void records.set(key, value));
  jest.mocked(changeRecord).mockImplementation(async (key, change) => {
    const next = change(records.get(key));
    if (next) records.set(key, next);
  });
  jest.mocked(removeRecords).mockImplementation(async (keys) => {
    for (const key of keys) records.delete(key);
  });
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
const form = (draft: Draft) => keptOf(draft).purchase;

/** Stores a form as the open payment does. */
async function keep(draft: Draft, id = raffleId) {
  openPurchase(id);
  touch(id, { receipt: draft.receipt });
  return (await changePurchase(id, { type: 'edited', form: form(draft) })).kept;
}

/** Loads the purchase as a page opened later would. */
async function loadLater(id = raffleId): Promise<KeptPurchase | null> {
  jest.resetModules();
  jest.doMock('@/lib/offline/outbox/draft-database', () => ({
    readRecords,
    writeRecord,
    changeRecord,
    removeRecords,
  }));
  const later = await import('./purchase-store');
  return later.loadPurchase(id);
}

const nameOf = (kept: KeptPurchase | null) => kept?.purchase.values.name;
const textOf = (kept: KeptPurchase | null) => kept?.receipt?.text();

test('words and picture are read back, the picture from bytes', async () => {
  const draft = draftWith(jpeg('capture'));
  expect(await keep(draft)).toBe('all');
  expect(records.get(`${raffleId}:receipt`)).toMatchObject({ bytes: expect.any(ArrayBuffer) });
  const found = await loadLater();
  expect(found?.purchase).toEqual(form(draft));
  expect([found?.receipt?.type, await textOf(found)]).toEqual(['image/jpeg', 'capture']);
});

test('a picture is written once, however often the words change', async () => {
  const receipt = jpeg('capture');
  await keep(draftWith(receipt));
  await keep(draftWith(receipt, { values: { name: 'Ana P' } }));
  const written = jest.mocked(writeRecord).mock.calls.map(([key]) => key);
  expect(written).toEqual([`${raffleId}:receipt`]);
  expect(changeRecord).toHaveBeenCalledTimes(2);
});

test('a picture that does not fit costs no words, stays in memory and leaves no older one', async () => {
  await keep(draftWith(jpeg('first')));
  jest.mocked(writeRecord).mockImplementation(async (key, value) => {
    if (isPicture(key)) throw new DOMException('No room', 'QuotaExceededError');
    records.set(key, value);
  });
  const second = draftWith(jpeg('second'), { values: { name: 'Ana P' } });
  expect(await keep(second)).toBe('all-but-picture');
  expect((await loadPurchase(raffleId))?.receipt).toBe(second.receipt);
  const later = await loadLater();
  expect([nameOf(later), later?.receipt]).toEqual(['Ana P', null]);
});

test('a draft that cannot be stored lives as long as the page, and sets no flag', async () => {
  jest.mocked(changeRecord).mockRejectedValue(new Error('IndexedDB does not answer'));
  jest.mocked(readRecords).mockRejectedValue(new Error('IndexedDB does not answer'));
  const draft = draftWith(jpeg('capture'));
  expect(await keep(draft)).toBe('nothing');
  expect(setDraftFlag).not.toHaveBeenCalled();
  expect(await loadPurchase(raffleId)).toMatchObject(keptOf(draft));
  await forgetPurchase(raffleId);
  expect(await loadPurchase(raffleId)).toBeNull();
});

test('each raffle has a draft of its own', async () => {
  const other = `${raffleId}-beside`;
  const luis = draftWith(jpeg('of Luis'), { key: 'other', values: { name: 'Luis' } });
  await keep(draftWith(jpeg('of Ana')));
  await keep(luis, other);
  const found = await loadLater();
  expect([nameOf(found), await textOf(found)]).toEqual(['Ana', 'of Ana']);
  await forgetPurchase(raffleId);
  expect(await loadLater()).toBeNull();
  const left = await loadLater(other);
  expect([nameOf(left), await textOf(left)]).toEqual(['Luis', 'of Luis']);
});

test('a draft forgotten while it is being stored stays forgotten', async () => {
  let write = () => {};
  jest.mocked(changeRecord).mockImplementation(async (key, change) => {
    await new Promise<void>((done) => (write = done));
    change(records.get(key));
  });
  const keeping = keep(draftWith(null));
  await forgetPurchase(raffleId);
  write();
  await keeping;
  expect(setDraftFlag).not.toHaveBeenCalled();
  expect(await loadPurchase(raffleId)).toBeNull();
});

test('the picture of a draft forgotten while it is being stored is not left on the phone', async () => {
  let read: () => void = () => {};
  const receipt = jpeg('capture');
  receipt.arrayBuffer = () => new Promise((resolve) => (read = () => resolve(new ArrayBuffer(7))));
  const keeping = keep(draftWith(receipt));
  await forgetPurchase(raffleId);
  read();
  await keeping;
  expect([...records.keys()].filter(isPicture)).not.toContain(`${raffleId}:receipt`);
});

test('the picture of another purchase is not used for this one', async () => {
  await keep(draftWith(jpeg('old'), { key: 'earlier' }));
  records.set(raffleId, recordOf(draftWith(null)));
  const found = await loadLater();
  expect([found?.purchase.key, found?.receipt]).toEqual(['key', null]);
});

test.each([
  ['is a day old', recordOf(draftWith(null, { savedAt: 0 }))],
  ['is of another build', { ...recordOf(draftWith(null)), version: 99 }],
])('a record that %s is dropped', async (_what, record) => {
  records.set(raffleId, record);
  expect(await loadPurchase(raffleId)).toBeNull();
  expect(records.has(raffleId)).toBe(false);
});

test('another tab’s purchase under way keeps its words and its picture', async () => {
  const sent = examplePurchase();
  const waiting = { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: true };
  records.set(raffleId, recordOf(draftWith(null, { key: 'theirs', sent, waiting })));
  const picture = { draftKey: 'theirs', type: 'image/jpeg', bytes: new ArrayBuffer(6) };
  records.set(`${raffleId}:receipt`, picture);
  expect(await keep(draftWith(jpeg('capture')))).toBe('nothing');
  expect(records.get(`${raffleId}:receipt`)).toBe(picture);
  expect((await loadLater())?.purchase).toMatchObject({ key: 'theirs', stage: 'queued' });
});

test('a purchase that is over leaves another tab’s purchase under way, and "Borrar mis datos" leaves nothing', async () => {
  const sent = examplePurchase();
  const waiting = { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: true };
  records.set(raffleId, recordOf(draftWith(null, { key: 'theirs', sent, waiting })));
  await forgetPurchase(raffleId, 'key');
  expect((await loadLater())?.purchase.key).toBe('theirs');
  await forgetPurchase(raffleId, 'theirs');
  expect(records.has(raffleId)).toBe(false);
  records.set(raffleId, recordOf(draftWith(null, { key: 'theirs', sent, waiting })));
  await forgetPurchase(raffleId);
  expect(records.has(raffleId)).toBe(false);
});
