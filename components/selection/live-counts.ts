import { useEffect, useSyncExternalStore } from 'react';
import type { TicketCounts } from '@/lib/raffle/types';

let known: { raffleId: string; counts: TicketCounts } | null = null;
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** Tells the rest of the page how many tickets are left, as the picker heard last. */
export function useTellCounts(raffleId: string, counts: TicketCounts | null): void {
  useEffect(() => {
    if (!counts) return;
    known = { raffleId, counts };
    readers.forEach((reader) => reader());
  }, [raffleId, counts]);
}

/** Null until the picker has heard. */
export function useLiveCounts(raffleId: string): TicketCounts | null {
  const last = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  return last?.raffleId === raffleId ? last.counts : null;
}
