import { createWaitingLine } from '@/lib/waiting-line';

export type CircuitRules = {
  /** So many failures in a row, none older than `windowMs` and of at least `kinds` kinds, and it opens. */
  failures: number;
  /** One raffle that the admin API stumbles over is no reason to stop asking for the others. */
  kinds: number;
  windowMs: number;
  /** Then one question is let through each time this long has passed, until one is answered. */
  restMs: number;
  /** So many questions are under way at once. */
  maxUnderWay: number;
  /** So many more wait for their turn, for so long. */
  maxWaiting: number;
  patienceMs: number;
};

export type Circuit = ReturnType<typeof createCircuit>;

/** Decides whether a question may be asked. Told of every answer, of those it did not decide about too. */
export function createCircuit(rules: CircuitRules) {
  const { failures, kinds, windowMs, restMs, maxUnderWay, maxWaiting, patienceMs } = rules;
  const line = createWaitingLine({ atOnce: maxUnderWay, maxWaiting, patienceMs });
  let failed: { kind: string; at: number }[] = [];
  let openSince: number | null = null;
  let nextProbeAt = 0;
  let lastProbe = '';

  return {
    isOpen: () => openSince !== null,
    waiting: line.waiting,

    /**
     * What `ask` gives, or null when it may not be asked now. The same `question` is not let through
     * twice in a row while another may be waiting.
     */
    async pass<T>(question: string, ask: () => Promise<T>, now = Date.now()): Promise<T | null> {
      if (openSince !== null) {
        if (now < nextProbeAt + (question === lastProbe ? restMs : 0)) return null;
        nextProbeAt = now + restMs;
        lastProbe = question;
        // Beside the line: it may be full of questions that will never be answered.
        return ask();
      }
      if (!(await line.enter())) return null;
      try {
        return await ask();
      } finally {
        line.leave();
      }
    },

    /** True when this answer opened or closed it. */
    note(kind: string, isAnswered: boolean, now = Date.now()): boolean {
      const wasOpen = openSince !== null;
      if (isAnswered) {
        failed = [];
        openSince = null;
        return wasOpen;
      }
      failed = [...failed, { kind, at: now }].slice(-failures);
      const isRecent = failed.every(({ at }) => now - at <= windowMs);
      const isManifold = new Set(failed.map((failure) => failure.kind)).size >= kinds;
      if (wasOpen || failed.length < failures || !isRecent || !isManifold) return false;
      openSince = now;
      nextProbeAt = now + restMs;
      line.sendAway();
      return true;
    },
  };
}
