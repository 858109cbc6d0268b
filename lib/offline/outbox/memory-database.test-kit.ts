import { changeRecord, readRecords, recordKeys, removeRecords } from './draft-database';

/* Imported before what it mocks. */
jest.mock('./draft-database');

/** The contents of the phone's database. */
export const records = new Map<string, unknown>();

/** Sets up an empty, working database. */
export function emptyDatabase(): void {
  records.clear();
  jest
    .mocked(recordKeys)
    .mockReset()
    .mockImplementation(async () => [...records.keys()]);
  jest
    .mocked(readRecords)
    .mockReset()
    .mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest
    .mocked(removeRecords)
    .mockReset()
    .mockImplementation(async (keys) => {
      for (const key of keys) records.delete(key);
    });
  jest
    .mocked(changeRecord)
    .mockReset()
    .mockImplementation(async (key, change) => {
      const next = change(records.get(key));
      if (next) records.set(key, next);
    });
}
