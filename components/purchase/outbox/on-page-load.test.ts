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

test('of what is out of its time words, picture and flag go; what is in it stays', async () => {
  setDraftFlag('old', Date.now() - 1);
  setDraftFlag('young', Date.now() + 60_000);
  await resumeDrafts();
  expect(removed()).toEqual(expect.arrayContaining(['old', 'old:receipt']));
  expect(removed().filter((key) => key.startsWith('young'))).toEqual([]);
  expect(localStorage.getItem('payment-draft:old')).toBeNull();
  expect(hasDraftFlag('young')).toBe(true);
});

test('a phone that keeps nothing opens no database and loads nothing', async () => {
  await resumeDrafts();
  expect(readRecords).not.toHaveBeenCalled();
  expect(removeRecords).not.toHaveBeenCalled();
  expect(startOutbox).not.toHaveBeenCalled();
});

test('what waits is not taken for what is out of its time, and is seen to', async () => {
  setDraftFlag('moto', Infinity);
  markWaiting('moto', true);
  await resumeDrafts();
  expect(removed()).toEqual([]);
  expect(readOutbox('moto')).toEqual({ state: 'waiting' });
  expect(startOutbox).toHaveBeenCalledTimes(1);
});

test('news that nobody has read yet are shown though nothing waits', async () => {
  tellOutbox('moto', { state: 'given-up', numbers: ['003'] });
  await resumeDrafts();
  expect(readOutbox('moto')).toEqual({ state: 'given-up', numbers: ['003'] });
  expect(startOutbox).toHaveBeenCalledTimes(1);
});
