import 'server-only';

export type Turn = { client: string; isHeavy: boolean };

type Rules = {
  atOnce: number;
  heavyAtOnce: number;
  maxWaiting: number;
  maxWaitingOfClient: number;
  patienceMs: number;
};

type Waiting = Turn & { decide: (hasTurn: boolean) => void };

export function createFairQueue(rules: Rules) {
  const running = new Set<Turn>();
  const lines = new Map<string, Waiting[]>();

  function mayStart({ client, isHeavy }: Turn): boolean {
    const now = [...running];
    if (now.length >= rules.atOnce || now.some((other) => other.client === client)) return false;
    return !isHeavy || now.filter((other) => other.isHeavy).length < rules.heavyAtOnce;
  }

  function startNext(): void {
    for (const [client, line] of [...lines]) {
      const next = line.find(mayStart);
      if (!next) continue;
      lines.delete(client);
      lines.set(client, line);
      next.decide(true);
    }
  }

  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  return {
    waiting,

    /** False when too many wait, or for too long; after true the caller must `leave`. */
    async enter(turn: Turn): Promise<boolean> {
      if (mayStart(turn)) {
        running.add(turn);
        return true;
      }
      const line = lines.get(turn.client) ?? [];
      if (line.length >= rules.maxWaitingOfClient || waiting() >= rules.maxWaiting) return false;
      return new Promise((resolve) => {
        const decide = (hasTurn: boolean) => {
          clearTimeout(timer);
          line.splice(line.indexOf(one), 1);
          if (line.length === 0) lines.delete(turn.client);
          if (hasTurn) running.add(turn);
          resolve(hasTurn);
        };
        const timer = setTimeout(decide, rules.patienceMs, false);
        const one = { ...turn, decide };
        line.push(one);
        lines.set(turn.client, line);
      });
    },

    leave(turn: Turn): void {
      running.delete(turn);
      startNext();
    },
  };
}
