import { useEffect, useState } from 'react';
import type { KeptPurchase } from '@/lib/offline/outbox/purchase-record';
import { loadPurchase } from './purchase-store';

/** The purchase stored on this phone, read again whenever `version` changes. Null until it is loaded. */
export function useKeptDraft(raffleId: string, version = 0): KeptPurchase | null {
  const [draft, setDraft] = useState<KeptPurchase | null>(null);

  useEffect(() => {
    let isGone = false;
    void loadPurchase(raffleId).then((found) => {
      if (!isGone) setDraft(found);
    });
    return () => {
      isGone = true;
    };
  }, [raffleId, version]);

  return draft;
}
