import { useEffect, useEffectEvent } from 'react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';

export type WaitingForCapacity = Extract<PurchaseOutcome, { state: 'waiting-for-room' }>;

const SHORTEST_MS = 5000;
/** Spreads the buyers who wait for the same room. */
const SPREAD_MS = 5000;
const AFTER_A_FAILURE_MS = 20_000;

/** Retries when there is room. If the page slept meanwhile, it retries once it is visible or has a network again. */
export function useWaitingForCapacity(
  waiting: WaitingForCapacity | null,
  sendAgain: () => Promise<void>,
): void {
  const again = useEffectEvent(sendAgain);

  useEffect(() => {
    if (!waiting) return;
    let isOver = false;
    let isTrying = false;
    let timer: ReturnType<typeof setTimeout>;
    let dueAt = 0;

    function planIn(ms: number) {
      dueAt = Date.now() + ms;
      clearTimeout(timer);
      timer = setTimeout(() => void tryNow(), ms);
    }

    async function tryNow() {
      if (isOver || isTrying) return;
      isTrying = true;
      await again();
      isTrying = false;
      if (!isOver) planIn(AFTER_A_FAILURE_MS);
    }

    const onSeen = () => {
      if (Date.now() >= dueAt) void tryNow();
    };
    planIn(Math.max(waiting.retryInMs, SHORTEST_MS) + Math.random() * SPREAD_MS);
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', onSeen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', onSeen);
    };
  }, [waiting]);
}
