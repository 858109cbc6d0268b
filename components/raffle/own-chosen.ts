import { selectionStore } from '@/components/picker/selection/selection-store';
import { storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import { showToast } from '@/components/ui/show-toast';
import { readOwnPurchases } from '@/lib/raffle/own-purchase';
import { numbersInShort } from '@/lib/raffle/selection';

const TOAST_MS = 6000;

/**
 * Takes numbers out of the selection that this phone bought in another tab: otherwise they would be called somebody
 * else's, and swapped for others that are paid again. A purchase that is being sent keeps its numbers.
 */
export function watchOwnChosen(raffleId: string): () => void {
  const store = selectionStore(raffleId);

  function look() {
    const { chosen, lost } = store.getSnapshot();
    if (lost.size === 0) return;
    const own = new Set(
      readOwnPurchases(storedPurchases(raffleId)).flatMap(({ numbers }) => numbers),
    );
    const bought = chosen.filter(
      ({ id, number }) => lost.has(id) && own.has(number) && !store.isAwaited(id),
    );
    if (bought.length === 0) return;
    const others = chosen.filter((ticket) => !bought.includes(ticket));
    store.replaceAll(others, lost);
    const list = numbersInShort(bought.map(({ number }) => number));
    const text = bought.length === 1 ? `Ya compraste el ${list}.` : `Ya compraste estos: ${list}.`;
    void showToast('success', text, TOAST_MS);
  }

  look();
  return store.subscribe(look);
}
