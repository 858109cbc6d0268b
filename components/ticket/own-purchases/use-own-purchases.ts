import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import { onStoredPurchases, storedPurchases } from './stored-purchases';

/** Most visitors have bought nothing yet: what reads purchases comes only when there are some. */
const loadPurchases = () => import('./own-purchases');

/** What this phone bought of the raffle, newest first; nothing until the page is alive. */
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
