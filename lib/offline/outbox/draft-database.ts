import { createStore, delMany, getMany, promisifyRequest, set } from 'idb-keyval';

const LIMIT_MS = 3000;

const database = () => createStore('payment-drafts', 'drafts');

/** These calls reject when the database is forbidden, full or silent. */
export const readRecords = (keys: string[]): Promise<unknown[]> =>
  withinLimit(async () => getMany(keys, database()));

export const recordKeys = (): Promise<string[]> =>
  withinLimit(async () =>
    database()('readonly', (store) => promisifyRequest(store.getAllKeys() as IDBRequest<string[]>)),
  );

export const writeRecord = (key: string, value: object): Promise<void> =>
  withinLimit(async () => set(key, value, database()));

/**
 * Reads another record and writes in the same transaction, so that nobody can change the other record in between.
 * @param mayWrite decides from the other record whether to write
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

/** Runs even while other calls are overdue: they must not prevent a removal. */
export const removeRecords = (keys: string[]): Promise<void> =>
  withinLimit(async () => delMany(keys, database()), { always: true });

/** Number of calls past their limit and still unanswered. While there are any, new calls are rejected. */
let overdue = 0;

/** In some web views IndexedDB exists but never answers, so every wait for it has a limit. */
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
