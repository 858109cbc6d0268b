import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readOwnPurchases, type OwnPurchase } from '@/lib/raffle/own-purchase';
import { forgetOldPurchases, onOwnPurchases, writtenPurchases } from './own-purchases';

/** What this phone bought of the raffle, newest first; nothing until the page is alive. */
export function useOwnPurchases(raffleId: string, drawDate: string | null): OwnPurchase[] {
  const written = useSyncExternalStore(
    onOwnPurchases,
    () => writtenPurchases(raffleId),
    () => null,
  );
  useEffect(() => forgetOldPurchases(raffleId, drawDate), [raffleId, drawDate]);
  return useMemo(() => readOwnPurchases(written), [written]);
}
