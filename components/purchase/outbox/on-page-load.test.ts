/** @jest-environment jsdom */
import { readRecords, removeRecords } from '@/lib/offline/outbox/draft-database';
import { hasDraftFlag, setDraftFlag } from '../draft/draft-flag';
import { resumeDrafts } from './on-page-load';
import { startOutbox } from './background';
import { markWaiting, readOutbox, tellOutbox } from './outbox-flag';

jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('./background', () => ({ startOutbox: jest.fn() }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(removeRecords).mockResolvedValue();
  sessionStorage.clear();
  localStorage.clear();
});

const removed = () => jest.mocked(removeRecords).mock.calls.flat(2);

test('an expired draft loses words, picture and flag; a live one stays', async () => {
  setDraftFlag('old', Date.now() - 1);
  setDraftFlag('young', Date.now() + 60_000);
  await resumeDrafts();
  expect(removed()).toEqual(expect.arrayContaining(['old', 'old:receipt']));
  expect(removed().filter((key) => key.startsWith('young'))).toEqual([]);
  expect(localStorage.getItem('payment-draft:old')).toBeNull();
  expect(hasDraftFlag('young')).toBe(true);
});

test('a phone with nothing stored opens no database and loads nothing', async () => {
  await resumeDrafts();
  expect(readRecords).not.toHaveBeenCalled();
  expect(removeRecords).not.toHaveBeenCalled();
  expect(startOutbox).not.toHaveBeenCalled();
});

test('a waiting purchase does not count as expired, and starts the outbox', async () => {
  setDraftFlag('moto', Infinity);
  markWaiting('moto', true);
  await resumeDrafts();
  expect(removed()).toEqual([]);
  expect(readOutbox('moto')).toEqual({ state: 'waiting' });
  expect(startOutbox).toHaveBeenCalledTimes(1);
});

test('unread news is shown even when nothing waits', async () => {
  tellOutbox('moto', { state: 'given-up', numbers: ['003'] });
  await resumeDrafts();
  expect(readOutbox('moto')).toEqual({ state: 'given-up', numbers: ['003'] });
  expect(startOutbox).toHaveBeenCalledTimes(1);
});
