import type { PurchaseForm } from '@/lib/raffle/purchase-state';

/*
 * A browser may abort a transaction that the page began just before it goes. The form waits as text then, from the page's
 * end to the next page of the shop, which stores it in the database and deletes it here.
 */
const PREFIX = 'last-form:';

export function leaveForm(raffleId: string, form: PurchaseForm): void {
  withStorage((storage) => storage.setItem(PREFIX + raffleId, JSON.stringify(form)));
}

/** Each form once: it is deleted as it is read. */
export function takeForms(): [raffleId: string, form: PurchaseForm][] {
  const found: [string, PurchaseForm][] = [];
  withStorage((storage) => {
    for (const name of Object.keys(storage).filter((key) => key.startsWith(PREFIX))) {
      const form = formIn(storage.getItem(name) ?? '');
      storage.removeItem(name);
      if (form) found.push([name.slice(PREFIX.length), form]);
    }
  });
  return found;
}

function formIn(text: string): PurchaseForm | null {
  try {
    const form = JSON.parse(text) as PurchaseForm | null;
    return Array.isArray(form?.tickets) ? form : null;
  } catch {
    return null;
  }
}

/** Without storage only the last letters are lost. */
function withStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
}
