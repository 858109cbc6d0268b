import { createSemaphore } from '@/lib/platform/semaphore';

type StreakRules = {
  /** Consecutive failures, of at least `kinds` kinds, that open the breaker. With little traffic they are minutes apart. */
  failures: number;
  kinds: number;
};

type CircuitBreakerRules = StreakRules & {
  restMs: number;
  maxUnderWay: number;
  maxWaiting: number;
  patienceMs: number;
};

/** Broken by failures in a row, until the next success. */
export function createStreak({ failures, kinds }: StreakRules) {
  let failed: string[] = [];
  let isBroken = false;

  return {
    isBroken: () => isBroken,
    note(kind: string, isSuccess: boolean): void {
      failed = isSuccess ? [] : [...failed, kind].slice(-failures);
      const isManifold = failed.length === failures && new Set(failed).size >= kinds;
      isBroken = !isSuccess && (isBroken || isManifold);
    },
  };
}

/** Open while its streak is broken. */
export function createCircuitBreaker(rules: CircuitBreakerRules) {
  const { restMs, maxUnderWay, maxWaiting, patienceMs } = rules;
  const slots = createSemaphore({
    running: { all: maxUnderWay },
    waiting: { all: maxWaiting },
    patienceMs,
  });
  const streak = createStreak(rules);
  let nextProbeAt = 0;

  return {
    isOpen: streak.isBroken,
    waiting: slots.waiting,

    async pass<T>(ask: () => Promise<T>, now = performance.now()): Promise<T | null> {
      if (streak.isBroken()) {
        if (now < nextProbeAt) return null;
        nextProbeAt = now + restMs;
        // Bypasses the queue, which may be full of requests that will never be answered.
        return ask();
      }
      return slots.run({}, ask, () => null);
    },

    /** Returns whether it has opened or closed. */
    note(kind: string, isAnswered: boolean, now = performance.now()): boolean {
      const wasOpen = streak.isBroken();
      streak.note(kind, isAnswered);
      const hasTurned = streak.isBroken() !== wasOpen;
      if (hasTurned && !wasOpen) {
        nextProbeAt = now + restMs;
        slots.sendAllAway();
      }
      return hasTurned;
    },
  };
}
