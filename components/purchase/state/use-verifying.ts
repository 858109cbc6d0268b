import { useEffect, useEffectEvent } from 'react';
import { fetchOutcome, type OutcomeResult } from '@/lib/storefront-api/purchase';

const PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000];

/**
 * While `key` is given, and for `lifeMs`, polls the purchase's outcome: with growing pauses, and at once when the page
 * becomes visible or the network returns.
 */
export function useVerifying(
  key: string | null,
  lifeMs: number,
  onAnswer: (answer: OutcomeResult) => void,
): void {
  const heard = useEffectEvent(onAnswer);

  useEffect(() => {
    if (key === null) return;
    const endsAt = Date.now() + lifeMs;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let isAsking = false;

    async function ask(purchase: string) {
      if (isAsking || isOver || Date.now() > endsAt) return;
      clearTimeout(timer);
      isAsking = true;
      const answer = await fetchOutcome(purchase);
      isAsking = false;
      if (isOver) return;
      heard(answer);
      timer = setTimeout(() => ask(purchase), PAUSES_MS[tries] ?? PAUSES_MS.at(-1));
      tries += 1;
    }

    const askNow = () => {
      if (document.visibilityState === 'visible') void ask(key);
    };
    timer = setTimeout(askNow, PAUSES_MS[0]);
    document.addEventListener('visibilitychange', askNow);
    window.addEventListener('online', askNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askNow);
      window.removeEventListener('online', askNow);
    };
  }, [key, lifeMs]);
}
