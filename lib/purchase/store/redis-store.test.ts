import { keptAttempt, LATE, NOT_REGISTERED, REGISTERED } from '../kept-attempt.test-kit';
import type { Attempt } from '../attempt';
import { createRedisStore } from './redis-store';

const TEN_MINUTES = 600_000;
const TWENTY_MINUTES = 1_200_000;
const DAY = 86_400_000;

const KEYS = ['payment:open:k', 'payment:open:flight', 'payment:attempt:k'];
const NAMES = { key: 'k', singleFlightKey: 'flight', opening: 'o' };
const received = keptAttempt(NAMES);
const sent = keptAttempt({ ...NAMES, phase: 'sent' });
const script = expect.stringContaining('redis.call') as string;

function open() {
  const redis = { eval: jest.fn(), get: jest.fn(), set: jest.fn() };
  return { redis, store: createRedisStore(redis as never) };
}

test('an attempt stored under a key is found', async () => {
  const { redis, store } = open();
  redis.get.mockResolvedValueOnce(JSON.stringify(received)).mockResolvedValueOnce(null);
  expect(await store.find('k')).toEqual(received);
  expect(await store.find('other')).toBeNull();
  expect(redis.get.mock.calls).toEqual([['payment:attempt:k'], ['payment:attempt:other']]);
});

test.each([
  ['was received', received, TEN_MINUTES],
  ['takes over what was sent', { ...received, late: LATE }, DAY],
])('an attempt that %s is opened for twenty minutes and stored longer', async (_, attempt, ms) => {
  const { redis, store } = open();
  redis.eval.mockResolvedValue(null);
  expect(await store.open(attempt)).toEqual({ opened: true });
  expect(redis.eval.mock.calls).toEqual([
    [script, 3, ...KEYS, 'k o', JSON.stringify(attempt), TWENTY_MINUTES, ms],
  ]);
});

test('an attempt that is already open names its key', async () => {
  const { redis, store } = open();
  redis.eval.mockResolvedValue('first opening');
  expect(await store.open(received)).toEqual({ opened: false, holder: 'first' });
});

test.each<[string, Attempt, number, string]>([
  ['without an outcome stays open', sent, DAY, '0'],
  ['with an outcome is closed', { ...sent, outcome: REGISTERED }, DAY, '1'],
  [
    'that never went out is kept shortly',
    { ...received, outcome: NOT_REGISTERED },
    TEN_MINUTES,
    '1',
  ],
])('a saved attempt %s', async (_, attempt, ms, closes) => {
  const { redis, store } = open();
  redis.eval.mockResolvedValue(1);
  expect(await store.save(attempt)).toBe('heard');
  expect(redis.eval.mock.calls).toEqual([
    [script, 3, ...KEYS, 'k o', JSON.stringify(attempt), ms, closes],
  ]);
});

test('an attempt that somebody else closed is not saved', async () => {
  const { redis, store } = open();
  redis.eval.mockResolvedValue(0);
  expect(await store.save(sent)).toBe('closed');
});

test.each([
  [1, true],
  [0, false],
])('a stored attempt is replaced as long as it is the same (%d)', async (said, isReplaced) => {
  const { redis, store } = open();
  redis.eval.mockResolvedValue(said);
  const told = { ...received, outcome: NOT_REGISTERED, late: LATE };
  const next = { ...received, outcome: REGISTERED };
  expect(await store.replace(told, next)).toBe(isReplaced);
  expect(redis.eval.mock.calls).toEqual([
    [script, 1, 'payment:attempt:k', JSON.stringify(told), JSON.stringify(next), DAY],
  ]);
});

test('a noted attempt is stored without being opened', async () => {
  const { redis, store } = open();
  const joined = { ...received, buyer: null, joined: 'first' };
  await store.note(joined);
  const [open_, , stored] = KEYS;
  expect(redis.eval.mock.calls).toEqual([[script, 2, open_, stored, JSON.stringify(joined), DAY]]);
});

test('a discarded attempt names its opening', async () => {
  const { redis, store } = open();
  await store.discard(received);
  expect(redis.eval.mock.calls).toEqual([[script, 3, ...KEYS, 'k o']]);
});

test('a Redis that does not answer is an error', async () => {
  const { redis, store } = open();
  const away = new Error('Command timed out');
  redis.get.mockRejectedValue(away);
  redis.eval.mockRejectedValue(away);
  await expect(store.find('k')).rejects.toBe(away);
  await expect(store.save(sent)).rejects.toBe(away);
});
