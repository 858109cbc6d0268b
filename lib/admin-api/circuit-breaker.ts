import { createSemaphore } from '@/lib/platform/semaphore';

type CircuitBreakerRules = {
  /** Consecutive failures, of at least `kinds` kinds, that open it. At little traffic they come minutes apart. */
  failures: number;
  kinds: number;
  restMs: number;
  maxUnderWay: number;
  maxWaiting: number;
  patienceMs: number;
};

export function createCircuitBreaker(rules: CircuitBreakerRules) {
  const { failures, kinds, restMs, maxUnderWay, maxWaiting, patienceMs } = rules;
  const slots = createSemaphore({
    running: { all: maxUnderWay },
    waiting: { all: maxWaiting },
    patienceMs,
  });
  let failed: string[] = [];
  let openSince: number | null = null;
  let nextProbeAt = 0;
  let lastProbe = '';

  return {
    isOpen: () => openSince !== null,
    waiting: slots.waiting,

    async pass<T>(
      question: string,
      ask: () => Promise<T>,
      now = performance.now(),
    ): Promise<T | null> {
      if (openSince !== null) {
        if (now < nextProbeAt + (question === lastProbe ? restMs : 0)) return null;
        nextProbeAt = now + restMs;
        lastProbe = question;
        // Bypasses the queue, which may be full of requests that will never be answered.
        return ask();
      }
      return slots.run({}, ask, () => null);
    },

    note(kind: string, isAnswered: boolean, now = performance.now()): boolean {
      const wasOpen = openSince !== null;
      if (isAnswered) {
        failed = [];
        openSince = null;
        return wasOpen;
      }
      failed = [...failed, kind].slice(-failures);
      const isManifold = new Set(failed).size >= kinds;
      if (wasOpen || failed.length < failures || !isManifold) return false;
      openSince = now;
      nextProbeAt = now + restMs;
      slots.sendAllAway();
      return true;
    },
  };
}
