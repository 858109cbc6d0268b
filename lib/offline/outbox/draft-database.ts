import { createStore, delMany, getMany, promisifyRequest, set } from 'idb-keyval';

const LIMIT_MS = 3000;

const database = () => createStore('payment-drafts', 'drafts');

/** Each rejects where the database is forbidden, full or silent. */
export const readRecords = (keys: string[]): Promise<unknown[]> =>
  withinLimit(async () => getMany(keys, database()));

export const recordKeys = (): Promise<string[]> =>
  withinLimit(async () =>
    database()('readonly', (store) => promisifyRequest(store.getAllKeys() as IDBRequest<string[]>)),
  );

export const writeRecord = (key: string, value: object): Promise<void> =>
  withinLimit(async () => set(key, value, database()));

/**
 * In one transaction with the look at another record, which nobody can change meanwhile.
 * @param mayWrite whether it is written, by what that other record is now
 */
export const writeBeside = (
  other: string,
  mayWrite: (kept: unknown) => boolean,
  [key, value]: [string, object],
): Promise<boolean> =>
  withinLimit(() =>
    database()('readwrite', (store) => {
      let isWritten = false;
      const asked = store.get(other);
      asked.onsuccess = () => {
        isWritten = mayWrite(asked.result);
        if (isWritten) store.put(value, key);
      };
      return promisifyRequest(store.transaction).then(() => isWritten);
    }),
  );

/** Asked for even while others are overdue: what is to be forgotten must not stay because of them. */
export const removeRecords = (keys: string[]): Promise<void> =>
  withinLimit(async () => delMany(keys, database()), { always: true });

/** Calls past their limit and still without an answer: while there are any, nothing else is asked. */
let overdue = 0;

/** In some web views IndexedDB is there and never answers: nothing may wait for it without end. */
async function withinLimit<Result>(
  work: () => Promise<Result>,
  { always } = { always: false },
): Promise<Result> {
  if (overdue > 0 && !always) throw new Error('IndexedDB does not answer');
  return new Promise((resolve, reject) => {
    let isOverdue = false;
    const limit = setTimeout(() => {
      isOverdue = true;
      overdue += 1;
      reject(new Error('IndexedDB does not answer'));
    }, LIMIT_MS);
    void work()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(limit);
        if (isOverdue) overdue -= 1;
      });
  });
}
