import { selectionStore } from './selection-store';
import { checkSelection, statusById } from '@/lib/raffle/selection';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';

/** Marks chosen numbers that somebody else has taken, and returns whether there are any. */
export async function checkNumbers(raffleId: string): Promise<{ anyLost: boolean }> {
  const store = selectionStore(raffleId);
  const { chosen } = store.getSnapshot();
  if (chosen.length === 0) return { anyLost: false };
  try {
    const { tickets } = await fetchTicketsByNumber(
      raffleId,
      chosen.map(({ number }) => number),
    );
    const { lost, free } = checkSelection(chosen, statusById(tickets));
    store.mark({ lost: lost.map(({ id }) => id), free: free.map(({ id }) => id) });
  } catch {
    // Without a network nothing new is known. The server checks again when the purchase arrives.
  }
  return { anyLost: store.getSnapshot().lost.size > 0 };
}
