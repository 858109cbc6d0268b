/** @jest-environment jsdom */
import { readRecords, removeRecords } from './draft-database';

type Asked = { onsuccess?: () => void; oncomplete?: () => void; result?: unknown };

const opened: Asked[] = [];
const close = jest.fn();
const remove = jest.fn();
let isSilent = false;

/** Is over as soon as somebody listens. */
function over(result?: unknown): Asked {
  const asked: Asked = { result };
  queueMicrotask(() => (asked.onsuccess ?? asked.oncomplete)?.());
  return asked;
}

const store = {
  get: () => over('kept'),
  delete: remove,
  get transaction() {
    return over();
  },
};
const database = { transaction: () => ({ objectStore: () => store }), close };

function open(): Asked {
  const asked = isSilent ? { result: database } : over(database);
  opened.push(asked);
  return asked;
}

function setDatabase(given: object | undefined) {
  Object.assign(globalThis, { indexedDB: given });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.clearAllMocks();
  opened.length = 0;
  isSilent = false;
  setDatabase({ open });
});
afterEach(() => jest.useRealTimers());

test('a database that does not answer is given up but for what it shall forget, and waited for again once it does', async () => {
  isSilent = true;
  const first = expect(readRecords(['a'])).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(3000);
  await first;
  isSilent = false;
  await expect(readRecords(['a'])).rejects.toThrow('does not answer');
  expect(opened).toHaveLength(1);
  await removeRecords(['a']);
  expect(remove.mock.calls).toEqual([['a']]);

  opened[0]?.onsuccess?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(await readRecords(['a'])).toEqual(['kept']);
});

test('no connection is left open', async () => {
  expect(await readRecords(['a', 'b'])).toEqual(['kept', 'kept']);
  expect([opened.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('a missing database is reported at once', async () => {
  setDatabase(undefined);
  await expect(readRecords(['a'])).rejects.toThrow(TypeError);
});
