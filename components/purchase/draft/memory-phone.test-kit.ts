import {
  readRecords,
  removeRecords,
  writeBeside,
  writeRecord,
} from '@/lib/offline/outbox/draft-database';

/* Tests that use this must mock `@/lib/offline/outbox/draft-database`. */

/** The contents of the phone's database. */
export const records = new Map<string, unknown>();

/** Sets up a phone with empty, working storage. */
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
  // jsdom's `Blob` has no `arrayBuffer`.
  Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
    return new ArrayBuffer(this.size);
  };
}
