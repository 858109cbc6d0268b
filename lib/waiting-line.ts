import 'server-only';

type LineRules = {
  /** So many are inside at once. */
  atOnce: number;
  /** So many wait for a place; whoever comes then is turned away at once. */
  maxWaiting: number;
  patienceMs: number;
};

export type WaitingLine = ReturnType<typeof createWaitingLine>;

/** Lets so many in at once; the rest wait for their turn, in order and for a while. */
export function createWaitingLine({ atOnce, maxWaiting, patienceMs }: LineRules) {
  let inside = 0;
  const waiting = new Set<(hasPlace: boolean) => void>();

  return {
    waiting: () => waiting.size,
    isEmpty: () => inside === 0 && waiting.size === 0,

    /** Whether there is a place by now. Whoever gets one has to `leave` it. */
    async enter(): Promise<boolean> {
      if (inside < atOnce) {
        inside += 1;
        return true;
      }
      if (waiting.size >= maxWaiting) return false;
      return new Promise((resolve) => {
        const decide = (hasPlace: boolean) => {
          clearTimeout(timer);
          waiting.delete(decide);
          resolve(hasPlace);
        };
        const timer = setTimeout(decide, patienceMs, false);
        waiting.add(decide);
      });
    },

    leave(): void {
      const [first] = waiting;
      if (first) first(true);
      else inside -= 1;
    },

    /** Nobody who waits now will get a place. */
    sendAway(): void {
      for (const decide of [...waiting]) decide(false);
    },
  };
}
