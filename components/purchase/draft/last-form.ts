import { formIn } from '@/lib/offline/outbox/purchase-record';
import type { PurchaseForm } from '@/lib/raffle/purchase-state';

/*
 * A browser may abort a transaction that the page began just before it goes. The form waits in the tab's own storage then,
 * from the page's end to the next page of the shop, which stores it in the database and deletes it here.
 */
const PREFIX = 'last-form:';

export function leaveForm(raffleId: string, form: PurchaseForm): void {
  withTab((tab) => tab.setItem(PREFIX + raffleId, JSON.stringify(form)));
}

/** Each form once: it is deleted as it is read. */
export function takeForms(): [raffleId: string, form: PurchaseForm][] {
  const found: [string, PurchaseForm][] = [];
  withTab((tab) => {
    for (const name of Object.keys(tab).filter((key) => key.startsWith(PREFIX))) {
      const form = formIn(tab.getItem(name) ?? '');
      tab.removeItem(name);
      if (form) found.push([name.slice(PREFIX.length), form]);
    }
  });
  return found;
}

/** Without storage only the last letters are lost. */
function withTab(change: (tab: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    return;
  }
}
