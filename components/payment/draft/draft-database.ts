import { createStore, delMany, getMany, set } from 'idb-keyval';

const LIMIT_MS = 3000;

const database = () => createStore('payment-drafts', 'drafts');

/** Each rejects where the database is forbidden, full or silent. */
export const readRecords = (keys: string[]): Promise<unknown[]> =>
  withinLimit(async () => getMany(keys, database()));

export const writeRecord = (key: string, value: object): Promise<void> =>
  withinLimit(async () => set(key, value, database()));

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
