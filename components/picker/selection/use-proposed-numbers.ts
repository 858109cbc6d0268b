import { useEffect, useEffectEvent, useState } from 'react';
import { RequestFailure } from '@/lib/storefront-api/read-json';

/** Selects the free numbers of `?n=0427,0815`, a friend's proposal. Returns what to say about the rest. */
export function useProposedNumbers(
  raffleId: string,
  maxPerPurchase: number,
  onFailure: (failure: RequestFailure) => void,
): string {
  const [notice, setNotice] = useState('');
  const tell = useEffectEvent(onFailure);

  useEffect(() => {
    const query = window.location.search;
    if (!new URLSearchParams(query).has('n')) return;
    import('./proposed-numbers')
      .then(({ takeProposed }) => takeProposed(raffleId, query, maxPerPurchase))
      .then(setNotice, (failure: unknown) => {
        if (!(failure instanceof RequestFailure)) throw failure;
        tell(failure);
      });
  }, [raffleId, maxPerPurchase]);

  return notice;
}
