import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLatePart } from '@/components/ui/use-late-part';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import { onWrittenPurchases, writtenPurchases } from './written-purchases';

/** Most visitors have bought nothing yet: what reads purchases comes only when there are some. */
const loadReading = async () => {
  const [{ readOwnPurchases }, { forgetOldPurchases }] = await Promise.all([
    import('@/lib/raffle/own-purchase'),
    import('./own-purchases'),
  ]);
  return { read: readOwnPurchases, forgetOld: forgetOldPurchases };
};

/** What this phone bought of the raffle, newest first; nothing until the page is alive. */
export function useOwnPurchases(raffleId: string, drawDate: string | null): OwnPurchase[] {
  const written = useSyncExternalStore(
    onWrittenPurchases,
    () => writtenPurchases(raffleId),
    () => null,
  );
  const { part: purchases } = useLatePart(written !== null, loadReading);
  useEffect(() => purchases?.forgetOld(raffleId, drawDate), [purchases, raffleId, drawDate]);
  return useMemo(() => purchases?.read(written) ?? [], [purchases, written]);
}
