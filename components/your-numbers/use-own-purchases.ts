import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLatePart } from '@/components/ui/use-late-part';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import { onWrittenPurchases, writtenPurchases } from './written-purchases';

/** Most visitors have bought nothing yet: what reads purchases comes only when there are some. */
const loadPurchases = () => import('./own-purchases');

/** What this phone bought of the raffle, newest first; nothing until the page is alive. */
export function useOwnPurchases(raffleId: string, drawDate: string | null): OwnPurchase[] {
  const written = useSyncExternalStore(
    onWrittenPurchases,
    () => writtenPurchases(raffleId),
    () => null,
  );
  const { part: purchases } = useLatePart(written !== null, loadPurchases);
  useEffect(
    () => purchases?.forgetOldPurchases(raffleId, drawDate),
    [purchases, raffleId, drawDate],
  );
  return useMemo(() => purchases?.readOwnPurchases(written) ?? [], [purchases, written]);
}
