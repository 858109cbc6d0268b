const LIMIT_MS = 3000;

/** These calls reject when the database is forbidden, full or silent. */
export const readRecords = async (keys: string[]): Promise<unknown[]> =>
  ask('readonly', (store) => Promise.all(keys.map((key) => ended(store.get(key)))));

export const recordKeys = async (): Promise<string[]> =>
  ask('readonly', (store) => ended(store.getAllKeys() as IDBRequest<string[]>));

/**
 * Reads and writes in one transaction, so that nobody can change the record in between.
 * @param change returns what to store; null changes nothing
 */
export const changeRecord = async (
  key: string,
  change: (stored: unknown) => object | null,
): Promise<void> =>
  ask('readwrite', async (store) => {
    const next = change(await ended<unknown>(store.get(key)));
    if (next) store.put(next, key);
    return ended(store.transaction);
  });

/** Runs even while other calls are overdue: they must not prevent a removal. */
export const removeRecords = async (keys: string[]): Promise<void> =>
  ask(
    'readwrite',
    (store) => {
      for (const key of keys) store.delete(key);
      return ended(store.transaction);
    },
    { always: true },
  );

type Work<Result> = (store: IDBObjectStore) => Promise<Result>;

const STORE = 'drafts';

/** A new connection each time: Safari closes them on its own. */
async function open<Result>(mode: IDBTransactionMode, work: Work<Result>): Promise<Result> {
  const opening = indexedDB.open('payment-drafts');
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await ended(opening);
  const used = work(database.transaction(STORE, mode).objectStore(STORE));
  database.close();
  return used;
}

async function ended(request: IDBTransaction): Promise<void>;
async function ended<Result>(request: IDBRequest<Result>): Promise<Result>;
async function ended(request: object): Promise<unknown> {
  const either = request as IDBRequest & IDBTransaction;
  return new Promise((resolve, reject) => {
    either.onsuccess = either.oncomplete = () => resolve(either.result);
    either.onerror = either.onabort = () => reject(either.error as Error);
  });
}

/** The browser itself limits the time of a worker. */
const ask = typeof window === 'undefined' ? open : openWithinLimit;

/** Number of calls past their limit and still unanswered. While there are any, new calls are rejected. */
let overdue = 0;

/** In some web views IndexedDB exists but never answers, so every wait for it has a limit. */
async function openWithinLimit<Result>(
  mode: IDBTransactionMode,
  work: Work<Result>,
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
    void open(mode, work)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(limit);
        if (isOverdue) overdue -= 1;
      });
  });
}
