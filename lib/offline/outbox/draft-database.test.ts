import type * as Keyval from 'idb-keyval';
import type * as DraftDatabase from './draft-database';

jest.mock('idb-keyval');

let keyval: jest.Mocked<typeof Keyval>;
let database: typeof DraftDatabase;

/** As a page begins: nothing is opened yet. */
beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  keyval = jest.mocked(await import('idb-keyval'));
  keyval.createStore.mockImplementation(() => jest.fn());
  database = await import('./draft-database');
});
afterEach(() => jest.useRealTimers());

/** The connection that each call of it went to. */
const connections = () => keyval.getMany.mock.calls.map(([, opened]) => opened);

test('a database that does not answer is given up but for what it shall forget, and waited for again once it does', async () => {
  let answer: (records: unknown[]) => void = () => {};
  keyval.getMany.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  keyval.getMany.mockResolvedValue(['kept']);

  const first = expect(database.readRecords(['a'])).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(3000);
  await first;
  await expect(database.readRecords(['a'])).rejects.toThrow('does not answer');
  expect(keyval.getMany).toHaveBeenCalledTimes(1);
  keyval.delMany.mockResolvedValue();
  await database.removeRecords(['a']);
  expect(keyval.delMany).toHaveBeenCalledTimes(1);
  expect(keyval.delMany.mock.lastCall![1]).not.toBe(connections()[0]);

  answer([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(await database.readRecords(['a'])).toEqual(['kept']);
});

test('a database that is not there is told at once', async () => {
  keyval.getMany.mockImplementation(() => {
    throw new ReferenceError('indexedDB is not defined');
  });
  await expect(database.readRecords(['a'])).rejects.toThrow(ReferenceError);
});

const dead = new DOMException('Connection to Indexed Database server lost', 'UnknownError');

test('the database is opened once: a page on its way out can write, but not open it', async () => {
  await database.readRecords(['a']);
  await database.readRecords(['b']);
  const [first, second] = connections();
  expect(second).toBe(first);
});

test('what fails on a connection that has died is done on another', async () => {
  keyval.getMany.mockResolvedValue(['kept']);
  await database.readRecords(['a']);
  keyval.getMany.mockRejectedValueOnce(dead);
  expect(await database.readRecords(['a'])).toEqual(['kept']);
  expect(await database.readRecords(['a'])).toEqual(['kept']);
  const [first, died, other, later] = connections();
  expect(died).toBe(first);
  expect(other).not.toBe(first);
  expect(later).toBe(other);
});

test('what fails on a new connection too has failed, and the next call has another', async () => {
  keyval.getMany.mockRejectedValue(dead);
  await expect(database.readRecords(['a'])).rejects.toBe(dead);
  await expect(database.readRecords(['a'])).rejects.toBe(dead);
  expect(connections()).toHaveLength(2);
  expect(new Set(connections()).size).toBe(2);
});

test('an old connection that answers no more costs one call, not the database', async () => {
  keyval.getMany.mockResolvedValue(['kept']);
  await database.readRecords(['a']);
  keyval.getMany.mockReturnValueOnce(new Promise(() => undefined));
  const silent = expect(database.readRecords(['a'])).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(3000);
  await silent;
  expect(await database.readRecords(['a'])).toEqual(['kept']);
});

test('what fails after it was given up is not done again over what came later', async () => {
  keyval.getMany.mockResolvedValue(['kept']);
  await database.readRecords(['a']);
  let fail: (error: Error) => void = () => {};
  keyval.getMany.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const silent = expect(database.readRecords(['a'])).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(3000);
  await silent;
  fail(dead);
  await jest.advanceTimersByTimeAsync(0);
  expect(connections()).toHaveLength(2);
});

test('what is written is committed at once', async () => {
  const done: string[] = [];
  const put = (value: object, key: string) => done.push(`${key} ${JSON.stringify(value)}`);
  const transaction = { commit: () => done.push('commit') };
  const opened = (_mode: string, work: (store: object) => unknown) => work({ put, transaction });
  keyval.createStore.mockReturnValue(jest.fn(opened) as unknown as Keyval.UseStore);
  await database.writeRecord('a', { name: 'Ana' });
  expect(done).toEqual(['a {"name":"Ana"}', 'commit']);
});
