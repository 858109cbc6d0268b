import type { Page } from '@playwright/test';

/** The picture in the draft of the page's only payment; empty when there is none. */
export const keptReceipt = (page: Page): Promise<number[]> => page.evaluate(readKeptReceipt);

/** Runs in the page. */
export async function readKeptReceipt(): Promise<number[]> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await answer(indexedDB.open('payment-drafts'));
  const records = database.transaction('drafts').objectStore('drafts').getAll();
  const all = (await answer(records)) as { bytes?: ArrayBuffer }[];
  database.close();
  const bytes = all.find((record) => record.bytes)?.bytes;
  return bytes ? Array.from(new Uint8Array(bytes)) : [];
}

/** Whether that payment was sent and has no final answer yet. */
export const isAwaited = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      );
    const database = await answer(indexedDB.open('payment-drafts'));
    const records = database.transaction('drafts').objectStore('drafts').getAll();
    const all = (await answer(records)) as { sent?: object | null }[];
    database.close();
    return all.some(({ sent }) => Boolean(sent));
  });

/** Runs in the page. Puts the picture of its only payment into the record of the words, as a Blob. */
export async function keepAsEarlierBuild(): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await answer(indexedDB.open('payment-drafts'));
  const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
  for (const key of await answer(drafts.getAllKeys())) {
    if (!String(key).endsWith(':receipt')) continue;
    const { bytes, type } = (await answer(drafts.get(key))) as { bytes: ArrayBuffer; type: string };
    const words = String(key).slice(0, -':receipt'.length);
    const draft = (await answer(drafts.get(words))) as object;
    await answer(drafts.put({ ...draft, receipt: new Blob([bytes], { type }) }, words));
    await answer(drafts.delete(key));
  }
  database.close();
}
