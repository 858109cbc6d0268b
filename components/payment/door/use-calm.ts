import { useEffect, useState } from 'react';
import type { Selection } from '@/lib/raffle/selection';

const CALM_MS = 1000;

/** True from the first pause in the choosing: what is heavy must not come between two taps. */
export function useCalm(chosen: Selection): boolean {
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    if (isCalm || chosen.length === 0) return;
    const pause = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(pause);
  }, [isCalm, chosen]);

  return isCalm;
}
