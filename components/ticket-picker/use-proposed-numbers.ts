import { useEffect, useState } from 'react';

/** Takes the free ones of `?n=0427,0815`, a friend's proposal; returns what to say about the others. */
export function useProposedNumbers(raffleId: string): string {
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const query = window.location.search;
    if (!new URLSearchParams(query).has('n')) return;
    import('./proposed-numbers')
      .then(({ takeProposed }) => takeProposed(raffleId, query))
      .then(setNotice, (failure: unknown) => {
        console.error('Proposed numbers could not be looked up', failure);
      });
  }, [raffleId]);

  return notice;
}
