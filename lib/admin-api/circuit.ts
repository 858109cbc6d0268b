export type CircuitRules = {
  /** So many failures in a row, none older than `windowMs`, and it opens. */
  failures: number;
  windowMs: number;
  /** Then one question is let through each time this long has passed, until one is answered. */
  restMs: number;
  /** More than so many questions under way at once are turned away. */
  maxUnderWay: number;
};

export type Circuit = ReturnType<typeof createCircuit>;

/** Decides whether a question may be asked. Told of every answer, of those it did not decide about too. */
export function createCircuit({ failures, windowMs, restMs, maxUnderWay }: CircuitRules) {
  let failedAt: number[] = [];
  let openSince: number | null = null;
  let nextProbeAt = 0;
  let underWay = 0;

  return {
    isOpen: () => openSince !== null,

    /** What `ask` gives, or null when it may not be asked now. */
    async pass<T>(ask: () => Promise<T>, now = Date.now()): Promise<T | null> {
      if (underWay >= maxUnderWay) return null;
      if (openSince !== null) {
        if (now < nextProbeAt) return null;
        nextProbeAt = now + restMs;
      }
      underWay += 1;
      try {
        return await ask();
      } finally {
        underWay -= 1;
      }
    },

    /** True when this answer opened or closed it. */
    note(isAnswered: boolean, now = Date.now()): boolean {
      const wasOpen = openSince !== null;
      if (isAnswered) {
        failedAt = [];
        openSince = null;
        return wasOpen;
      }
      failedAt = [...failedAt, now].slice(-failures);
      if (wasOpen || failedAt.length < failures || now - (failedAt[0] ?? now) > windowMs) {
        return false;
      }
      openSince = now;
      nextProbeAt = now + restMs;
      return true;
    },
  };
}
