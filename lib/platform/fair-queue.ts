import 'server-only';

export type Turn = {
  client: string;
  isHeavy: boolean;
  /** Starts only when nothing else of any client can. */
  isLowPriority?: boolean;
};

type Room = { maxWaiting: number; maxWaitingOfClient: number };

export type Rules = Room & {
  atOnce: number;
  heavyAtOnce: number;
  patienceMs: number;
  /** Gets fewer slots, so that other work finds one however many of these wait. */
  lowPriority?: Room;
};

type Waiting = Turn & { decide: (hasSlot: boolean) => void };

export function createFairQueue(rules: Rules) {
  const running = new Set<Turn>();
  const lines = new Map<string, Waiting[]>();

  function mayStart({ client, isHeavy }: Turn): boolean {
    const now = [...running];
    if (now.length >= rules.atOnce || now.some((other) => other.client === client)) return false;
    return !isHeavy || now.filter((other) => other.isHeavy).length < rules.heavyAtOnce;
  }

  function startNext(): void {
    startOneOfEach(({ isLowPriority }) => !isLowPriority);
    startOneOfEach(({ isLowPriority }) => Boolean(isLowPriority));
  }

  function startOneOfEach(isDue: (turn: Turn) => boolean): void {
    for (const [client, line] of [...lines]) {
      const next = line.find((turn) => isDue(turn) && mayStart(turn));
      if (!next) continue;
      lines.delete(client);
      lines.set(client, line);
      next.decide(true);
    }
  }

  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  function hasCapacity({ client, isLowPriority }: Turn): boolean {
    const all = [...lines.values()].flat();
    if (!fits(all, client, rules)) return false;
    const ofLow = all.filter((turn) => turn.isLowPriority);
    return !isLowPriority || !rules.lowPriority || fits(ofLow, client, rules.lowPriority);
  }

  return {
    waiting,

    /** False when too many are waiting, or this one has waited too long. After true, the caller must `leave`. */
    async enter(turn: Turn): Promise<boolean> {
      if (mayStart(turn)) {
        running.add(turn);
        return true;
      }
      if (!hasCapacity(turn)) return false;
      const line = lines.get(turn.client) ?? [];
      return new Promise((resolve) => {
        const decide = (hasSlot: boolean) => {
          clearTimeout(timer);
          line.splice(line.indexOf(one), 1);
          if (line.length === 0) lines.delete(turn.client);
          if (hasSlot) running.add(turn);
          resolve(hasSlot);
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

function fits(waiting: Turn[], client: string, { maxWaiting, maxWaitingOfClient }: Room): boolean {
  const own = waiting.filter((turn) => turn.client === client);
  return waiting.length < maxWaiting && own.length < maxWaitingOfClient;
}
