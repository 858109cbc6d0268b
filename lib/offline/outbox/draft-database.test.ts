import { delMany, getMany } from 'idb-keyval';
import { readRecords, removeRecords } from './draft-database';

jest.mock('idb-keyval');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a database that does not answer is given up but for what it shall forget, and waited for again once it does', async () => {
  let answer: (records: unknown[]) => void = () => {};
  jest.mocked(getMany).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  jest.mocked(getMany).mockResolvedValue(['kept']);

  const first = expect(readRecords(['a'])).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(3000);
  await first;
  await expect(readRecords(['a'])).rejects.toThrow('does not answer');
  expect(getMany).toHaveBeenCalledTimes(1);
  jest.mocked(delMany).mockResolvedValue();
  await removeRecords(['a']);
  expect(delMany).toHaveBeenCalledTimes(1);

  answer([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(await readRecords(['a'])).toEqual(['kept']);
});

test('a missing database is reported at once', async () => {
  jest.mocked(getMany).mockImplementation(() => {
    throw new ReferenceError('indexedDB is not defined');
  });
  await expect(readRecords(['a'])).rejects.toThrow(ReferenceError);
});
