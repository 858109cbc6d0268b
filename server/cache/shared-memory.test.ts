import { memoryRedis } from '../testing/memory-redis.test-kit';
import { createSharedMemory } from './shared-memory';

// Jest's fake timers do not cover this module.
jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

const A_WEEK = 7 * 24 * 3600;

afterEach(() => jest.useRealTimers());

test('a value stored by one instance is found by another, whatever it is', async () => {
  const { redis } = memoryRedis();
  const page = { html: '<p>Moto', parts: new Map([['/a', Buffer.from('a')]]), at: undefined };
  await createSharedMemory(() => redis, 'pages:').write('home', page);
  expect(await createSharedMemory(() => redis, 'pages:').read(['home'])).toEqual([page]);
  expect(await createSharedMemory(() => redis, 'other:').read(['home'])).toEqual([null]);
});

test('found values come in the order of the question, null for a missing one', async () => {
  const { redis } = memoryRedis();
  const memory = createSharedMemory(() => redis, '');
  await memory.write('one', 1);
  await memory.write('three', 3);
  expect(await memory.read(['three', 'two', 'one'])).toEqual([3, null, 1]);
});

test('a question for nothing asks nobody', async () => {
  const { redis, server } = memoryRedis();
  expect(await createSharedMemory(() => redis, '').read([])).toEqual([]);
  expect(server.mgetBuffer).not.toHaveBeenCalled();
});

test('a removed value is gone, and nothing else', async () => {
  const { redis, kept } = memoryRedis();
  const memory = createSharedMemory(() => redis, 'pages:');
  await memory.write('home', 1);
  await memory.write('rifa', 2);
  await memory.remove('home');
  expect([...kept.keys()]).toEqual(['pages:rifa']);
});

test.each([
  ['a week', undefined, A_WEEK],
  ['as long as it is told', 15, 15],
])('a value is stored for %s', async (_what, told, seconds) => {
  const { redis, server, kept } = memoryRedis();
  await createSharedMemory(() => redis, 'pages:').write('home', 1, told);
  expect(kept.get('pages:home')?.seconds).toBe(seconds);
  expect(server.set.mock.calls[0]?.[2]).toBe('EX');
});

test('without Redis nothing is found, and storing or removing is no mistake', async () => {
  const memory = createSharedMemory(() => null, '');
  await memory.write('home', 1);
  await memory.remove('home');
  expect(await memory.read(['home', 'rifa'])).toEqual([null, null]);
});

test('a Redis that fails counts as empty', async () => {
  const { redis, server } = memoryRedis();
  const memory = createSharedMemory(() => redis, '');
  const fail = () => Promise.reject(new Error('LOADING'));
  server.mgetBuffer.mockImplementation(fail);
  server.set.mockImplementation(fail);
  server.del.mockImplementation(fail);
  await memory.write('home', 1);
  await memory.remove('home');
  expect(await memory.read(['home'])).toEqual([null]);
});

test('a connected instance waits for nothing', async () => {
  jest.useFakeTimers();
  const { redis } = memoryRedis();
  expect(await createSharedMemory(() => redis, '').read(['home'])).toEqual([null]);
  expect(jest.getTimerCount()).toBe(0);
});

test('the first to ask waits for the connection', async () => {
  const { redis, server, kept } = memoryRedis('connecting');
  const written = createSharedMemory(() => redis, '').write('home', 1);
  expect(server.set).not.toHaveBeenCalled();
  server.status = 'ready';
  server.emit('ready');
  await written;
  expect([...kept.keys()]).toEqual(['home']);
});

test('the first to ask waits a quarter of a second at most, and nobody after', async () => {
  jest.useFakeTimers();
  const { redis, server } = memoryRedis('connecting');
  const memory = createSharedMemory(() => redis, '');
  let found: unknown;
  void memory.read(['home']).then((values) => (found = values));
  await jest.advanceTimersByTimeAsync(249);
  expect(found).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(found).toEqual([null]);

  server.status = 'reconnecting';
  expect(await memory.read(['home'])).toEqual([null]);
  expect(server.mgetBuffer).not.toHaveBeenCalled();
  expect(server.listenerCount('ready')).toBe(1);

  server.status = 'ready';
  await memory.read(['home']);
  expect(server.mgetBuffer).toHaveBeenCalledTimes(1);
});
