import type { Page } from '@playwright/test';

/** The picture in the draft of the page's only payment; empty when there is none. */
export function keptReceipt(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      );
    const database = await answer(indexedDB.open('payment-drafts'));
    const drafts = database.transaction('drafts').objectStore('drafts').getAll();
    const [draft] = (await answer(drafts)) as { receipt: Blob | null }[];
    database.close();
    return draft?.receipt ? Array.from(new Uint8Array(await draft.receipt.arrayBuffer())) : [];
  });
}
