/** @jest-environment jsdom */
import { readRecords, removeRecords } from '@/lib/offline/outbox/draft-database';
import { hasDraftFlag, setDraftFlag } from '../draft/draft-flag';
import { emptyPhone, keepDraft, loadDraft, records } from '../draft/memory-phone.test-kit';
import { startOutbox } from './background';
import { resumeDrafts } from './on-page-load';
import { keepWaiting } from './outbox.test-kit';

jest.mock('@/lib/storefront-api/purchase');
jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('./background', () => ({ startOutbox: jest.fn() }));

beforeEach(() => {
  jest.resetAllMocks();
  emptyPhone();
});

const onLoad = async () => resumeDrafts({ atOnce: true });
const form = { key: 'key', tickets: [], values: {}, receipt: new Blob(), sent: null };

test('an expired draft loses words, picture and flag; a live one stays', async () => {
  await keepDraft('old', { ...form, savedAt: 0 });
  await keepDraft('young', { ...form, savedAt: Date.now() });
  await onLoad();
  expect([...records.keys()]).toEqual(['young', 'young:receipt']);
  expect([hasDraftFlag('old'), hasDraftFlag('young')]).toEqual([false, true]);
});

test('a remembered buyer whose time is over is forgotten', async () => {
  records.set('buyer', { buyer: {}, boughtAt: 0 });
  setDraftFlag('buyer', Date.now() - 1);
  await onLoad();
  expect([records.size, hasDraftFlag('buyer')]).toEqual([0, false]);
});

test('a phone with nothing stored opens no database and loads nothing', async () => {
  await onLoad();
  expect(readRecords).not.toHaveBeenCalled();
  expect(removeRecords).not.toHaveBeenCalled();
  expect(startOutbox).not.toHaveBeenCalled();
});

test.each([
  ['waits', {}],
  ['is over and was not told', { answer: { kind: 'given-up' } as const }],
])('a purchase that %s starts the outbox', async (_what, change) => {
  const raffleId = await keepWaiting(change);
  await onLoad();
  expect(await loadDraft(raffleId)).toMatchObject({ key: 'key' });
  expect(startOutbox).toHaveBeenCalledTimes(1);
});
