import { useEffect, useEffectEvent, useRef } from 'react';
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

/** Our server's answer may be 3 s old, so only a later check is sure to be current. */
const SECOND_LOOK_MS = 3500;

/** A check still to come ends when it is no longer wanted: its answer could be older than a refusal since. */
export function useNumberCheck(raffleId: string, isWanted: boolean): void {
  const second = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useEffectEvent(() => {
    if (isWanted && document.visibilityState === 'visible') void checkNumbers(raffleId);
  });

  useEffect(() => {
    function lookTwice() {
      look();
      clearTimeout(second.current);
      second.current = setTimeout(look, SECOND_LOOK_MS);
    }
    lookTwice();
    document.addEventListener('visibilitychange', lookTwice);
    return () => {
      clearTimeout(second.current);
      document.removeEventListener('visibilitychange', lookTwice);
    };
  }, [raffleId]);

  useEffect(() => {
    if (!isWanted) clearTimeout(second.current);
  }, [isWanted]);
}
