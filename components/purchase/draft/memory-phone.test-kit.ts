import {
  readRecords,
  removeRecords,
  writeBeside,
  writeRecord,
} from '@/lib/offline/outbox/draft-database';

/* Who uses this mocks `@/lib/offline/outbox/draft-database`. */

/** What the phone's database holds. */
export const records = new Map<string, unknown>();

/** A phone that has kept nothing yet, and keeps what it is given. */
export function emptyPhone(): void {
  sessionStorage.clear();
  localStorage.clear();
  records.clear();
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(writeRecord).mockImplementation(async (key, value) => void records.set(key, value));
  jest.mocked(removeRecords).mockImplementation(async (keys) => {
    for (const key of keys) records.delete(key);
  });
  jest.mocked(writeBeside).mockImplementation(async (other, mayWrite, [key, value]) => {
    if (!mayWrite(records.get(other))) return false;
    records.set(key, value);
    return true;
  });
  // jsdom's has none.
  Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
    return new ArrayBuffer(this.size);
  };
}
