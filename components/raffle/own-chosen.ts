import { selectionStore } from '@/components/picker/selection/selection-store';
import { storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import { showToast } from '@/components/ui/show-toast';
import { readOwnPurchases } from '@/lib/raffle/own-purchase';
import { numbersInShort } from '@/lib/raffle/selection';

const TOAST_MS = 6000;

/**
 * Takes numbers out of the selection that this phone bought in another tab: otherwise they would be called somebody
 * else's, and swapped for others that are paid again.
 */
export function watchOwnChosen(raffleId: string): () => void {
  const store = selectionStore(raffleId);
  const own = new Set(
    readOwnPurchases(storedPurchases(raffleId)).flatMap(({ numbers }) => numbers),
  );

  function look() {
    const { chosen, lost } = store.getSnapshot();
    // One that the seller released may be chosen again.
    const bought = chosen.filter(({ id, number }) => lost.has(id) && own.has(number));
    if (bought.length === 0) return;
    const others = chosen.filter((ticket) => !bought.includes(ticket));
    store.replaceAll(others, lost);
    const list = numbersInShort(bought.map(({ number }) => number));
    const text = bought.length === 1 ? `Ya compraste el ${list}.` : `Ya compraste estos: ${list}.`;
    void showToast('success', text, TOAST_MS);
  }

  // The answer to another tab's purchase has come.
  const answered = store
    .getSnapshot()
    .chosen.flatMap(({ id, number }) => (own.has(number) && store.isAwaited(id) ? id : []));
  if (answered.length > 0) {
    store.awaitAnswer([]);
    store.mark({ lost: answered });
  }
  look();
  return store.subscribe(look);
}
