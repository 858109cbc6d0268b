import { createStore, delMany, getMany, promisifyRequest, set, type UseStore } from 'idb-keyval';

const LIMIT_MS = 3000;

let connection: UseStore | null = null;

const database = () => (connection ??= createStore('payment-drafts', 'drafts'));

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
 * Reads and writes in one transaction, so that nobody can change the record in between.
 * @param change returns what to store; undefined changes nothing
 */
export const changeRecord = (
  key: string,
  change: (stored: unknown) => object | undefined,
): Promise<void> =>
  withinLimit(async () =>
    database()('readwrite', (store) => {
      const asked = store.get(key);
      asked.onsuccess = () => {
        const next = change(asked.result);
        if (next) store.put(next, key);
      };
      return promisifyRequest(store.transaction);
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
      .then(resolve, (error: unknown) => {
        // Safari closes connections on its own, so the next call opens another one.
        connection = null;
        reject(error);
      })
      .finally(() => {
        clearTimeout(limit);
        if (isOverdue) overdue -= 1;
      });
  });
}
