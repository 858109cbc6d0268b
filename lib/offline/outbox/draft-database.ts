import { createStore, delMany, getMany, promisifyRequest, type UseStore } from 'idb-keyval';

const LIMIT_MS = 3000;

/** Stays open: a page on its way out can still write, but not open anything. */
let connection: UseStore | null = null;

type Work<Result> = (database: UseStore) => Promise<Result>;

/** On a new connection where that of before has died, as Safari's do. */
async function onDatabase<Result>(work: Work<Result>, isWanted: () => boolean): Promise<Result> {
  const isOld = connection !== null;
  const database = (connection ??= createStore('payment-drafts', 'drafts'));
  try {
    return await work(database);
  } catch (error) {
    if (connection === database) connection = null;
    // What was given up must not be written over what came after it.
    if (!isOld || !isWanted()) throw error;
    return onDatabase(work, isWanted);
  }
}

/** Each rejects where the database is forbidden, full or silent. */
export const readRecords = (keys: string[]): Promise<unknown[]> =>
  withinLimit((database) => getMany(keys, database));

export const recordKeys = (): Promise<string[]> =>
  withinLimit((database) =>
    database('readonly', (store) => promisifyRequest(store.getAllKeys() as IDBRequest<string[]>)),
  );

export const writeRecord = (key: string, value: object): Promise<void> =>
  withinLimit((database) =>
    database('readwrite', (store) => {
      store.put(value, key);
      // Else it is committed after an answer that a page on its way out does not hear.
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    }),
  );

/**
 * In one transaction with the look at another record, which nobody can change meanwhile.
 * @param mayWrite whether it is written, by what that other record is now
 */
export const writeBeside = (
  other: string,
  mayWrite: (kept: unknown) => boolean,
  [key, value]: [string, object],
): Promise<boolean> =>
  withinLimit((database) =>
    database('readwrite', (store) => {
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
  withinLimit((database) => delMany(keys, database), { always: true });

/** Calls of new connections past their limit and still without an answer: while there are any, nothing else is asked. */
let overdue = 0;

/** In some web views IndexedDB is there and never answers: nothing may wait for it without end. */
async function withinLimit<Result>(
  work: Work<Result>,
  { always } = { always: false },
): Promise<Result> {
  if (overdue > 0 && !always) throw new Error('IndexedDB does not answer');
  const isOld = connection !== null;
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    let isOverdue = false;
    const limit = setTimeout(() => {
      isGivenUp = true;
      // What an old connection leaves without an answer, another may give.
      isOverdue = !isOld;
      if (isOverdue) overdue += 1;
      connection = null;
      reject(new Error('IndexedDB does not answer'));
    }, LIMIT_MS);
    void onDatabase(work, () => !isGivenUp)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(limit);
        if (isOverdue) overdue -= 1;
      });
  });
}
