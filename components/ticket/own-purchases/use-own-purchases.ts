import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import { onStoredPurchases, storedPurchases } from './stored-purchases';

/** Loaded only when there are purchases, because most visitors have none. */
const loadPurchases = () => import('./own-purchases');

/** This phone's purchases of the raffle, newest first; empty until hydration. */
export function useOwnPurchases(raffleId: string, drawDate: string | null): OwnPurchase[] {
  const written = useSyncExternalStore(
    onStoredPurchases,
    () => storedPurchases(raffleId),
    () => null,
  );
  const { part: purchases } = useLazy(written !== null, loadPurchases);
  useEffect(
    () => purchases?.forgetOldPurchases(raffleId, drawDate),
    [purchases, raffleId, drawDate],
  );
  return useMemo(() => purchases?.readOwnPurchases(written) ?? [], [purchases, written]);
}
