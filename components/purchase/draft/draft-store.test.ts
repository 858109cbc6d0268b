import { readRecords, removeRecords, writeRecord } from '@/lib/offline/outbox/draft-database';
import { setDraftFlag } from './draft-flag';
import { forgetDraft, keepDraft, loadDraft, type Draft } from './draft-store';

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
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(writeRecord).mockImplementation(async (key, value) => void records.set(key, value));
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
const isPicture = (key: string) => key.endsWith(':receipt');

/** Loads the draft as a page opened later would. */
async function loadLater(id = raffleId): Promise<Draft | null> {
  jest.resetModules();
  jest.doMock('@/lib/offline/outbox/draft-database', () => ({
    readRecords,
    writeRecord,
    removeRecords,
  }));
  const later = await import('./draft-store');
  return later.loadDraft(id);
}

test('words and picture are read back, the picture from bytes', async () => {
  expect(await keepDraft(raffleId, draftWith(jpeg('capture')))).toBe('all');
  expect(records.get(`${raffleId}:receipt`)).toMatchObject({ bytes: expect.any(ArrayBuffer) });
  const found = await loadLater();
  expect(found).toMatchObject({ key: 'key', values: { name: 'Ana' } });
  expect([found?.receipt?.type, await found?.receipt?.text()]).toEqual(['image/jpeg', 'capture']);
});

test('a picture is written once, however often the words change', async () => {
  const receipt = jpeg('capture');
  await keepDraft(raffleId, draftWith(receipt));
  await keepDraft(raffleId, draftWith(receipt, { values: { name: 'Ana P' } }));
  const written = jest.mocked(writeRecord).mock.calls.map(([key]) => key);
  expect(written).toEqual([raffleId, `${raffleId}:receipt`, raffleId]);
});

test('a picture that does not fit costs no words, stays in memory and leaves no older one', async () => {
  await keepDraft(raffleId, draftWith(jpeg('first')));
  jest.mocked(writeRecord).mockImplementation(async (key, value) => {
    if (isPicture(key)) throw new DOMException('No room', 'QuotaExceededError');
    records.set(key, value);
  });
  const second = draftWith(jpeg('second'), { values: { name: 'Ana P' } });
  expect(await keepDraft(raffleId, second)).toBe('all-but-picture');
  expect(await loadDraft(raffleId)).toBe(second);
  expect(await loadLater()).toMatchObject({ values: { name: 'Ana P' }, receipt: null });
});

test('a draft that cannot be stored lives as long as the page, and sets no flag', async () => {
  jest.mocked(writeRecord).mockRejectedValue(new Error('IndexedDB does not answer'));
  jest.mocked(readRecords).mockRejectedValue(new Error('IndexedDB does not answer'));
  const draft = draftWith(jpeg('capture'));
  expect(await keepDraft(raffleId, draft)).toBe('nothing');
  expect(setDraftFlag).not.toHaveBeenCalled();
  expect(await loadDraft(raffleId)).toBe(draft);
  await forgetDraft(raffleId);
  expect(await loadDraft(raffleId)).toBeNull();
});

test('each raffle has a draft of its own', async () => {
  const other = `${raffleId}-beside`;
  const luis = draftWith(jpeg('of Luis'), { key: 'other', values: { name: 'Luis' } });
  await keepDraft(raffleId, draftWith(jpeg('of Ana')));
  await keepDraft(other, luis);
  const found = await loadLater();
  expect(found).toMatchObject({ key: 'key', values: { name: 'Ana' } });
  expect(await found?.receipt?.text()).toBe('of Ana');
  await forgetDraft(raffleId);
  expect(await loadLater()).toBeNull();
  expect(await loadLater(other)).toMatchObject({ key: 'other', values: { name: 'Luis' } });
});

test('a draft forgotten while it is being stored stays forgotten', async () => {
  let write = () => {};
  jest.mocked(writeRecord).mockImplementation(() => new Promise((done) => (write = done)));
  const keeping = keepDraft(raffleId, draftWith(null));
  await forgetDraft(raffleId);
  write();
  await keeping;
  expect(setDraftFlag).not.toHaveBeenCalled();
  expect(await loadDraft(raffleId)).toBeNull();
});

test('the picture of a draft forgotten while it is being stored is not left on the phone', async () => {
  let read: () => void = () => {};
  const receipt = jpeg('capture');
  receipt.arrayBuffer = () => new Promise((resolve) => (read = () => resolve(new ArrayBuffer(7))));
  const keeping = keepDraft(raffleId, draftWith(receipt));
  await forgetDraft(raffleId);
  read();
  await keeping;
  expect([...records.keys()].filter(isPicture)).not.toContain(`${raffleId}:receipt`);
});

test('the picture of another purchase is not used for this one', async () => {
  await keepDraft(raffleId, draftWith(jpeg('old'), { key: 'earlier' }));
  records.set(raffleId, { ...draftWith(null), version: 2 });
  expect(await loadLater()).toMatchObject({ key: 'key', receipt: null });
});

test('a draft of an older build, with its picture among the words, is read and stored again', async () => {
  const receipt = jpeg('capture');
  records.set(raffleId, { ...draftWith(receipt), version: 2 });
  const found = (await loadDraft(raffleId))!;
  expect(found.receipt).toBe(receipt);
  expect(await keepDraft(raffleId, found)).toBe('all');
  expect(await (await loadLater())?.receipt?.text()).toBe('capture');
});

test.each([
  ['has no age', {}],
  ['is a day old', draftWith(null, { savedAt: 0 })],
  ['is of a later build', { ...draftWith(null), version: 99 }],
])('a record that %s is dropped', async (_what, record) => {
  records.set(raffleId, record);
  expect(await loadDraft(raffleId)).toBeNull();
  expect(records.has(raffleId)).toBe(false);
});
