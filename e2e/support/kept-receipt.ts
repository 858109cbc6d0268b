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
