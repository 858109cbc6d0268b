import 'server-only';

type LineRules = {
  atOnce: number;
  maxWaiting: number;
  patienceMs: number;
};

export type Queue = ReturnType<typeof createQueue>;

export function createQueue({ atOnce, maxWaiting, patienceMs }: LineRules) {
  let inside = 0;
  const waiting = new Set<(hasPlace: boolean) => void>();

  return {
    waiting: () => waiting.size,
    isEmpty: () => inside === 0 && waiting.size === 0,

    /** False when no place came free in time. After true, the caller must `leave`. */
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

    sendAway(): void {
      for (const decide of [...waiting]) decide(false);
    },
  };
}

/** Returns the answers in the order of the items; asks for `atOnce` at the same time. */
export async function mapAtOnce<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const line = items.entries();
  async function work() {
    for (const [index, item] of line) answers[index] = await ask(item);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
