export type TurnRules = {
  /** Under way, of all clients together and of one. */
  atOnce: number;
  atOnceOfClient: number;
  maxWaitingOfClient: number;
  patienceMs: number;
};

export type Asking = {
  client: string;
  /** Whoever is let in has to leave. */
  letIn: (leave: () => void) => void;
  refuse: () => void;
};

/** Clients take turns: of many requests of one client only the first waits for another client. */
export function createTurns(rules: TurnRules) {
  const running = new Map<string, number>();
  const lines = new Map<string, Set<Asking>>();
  let total = 0;

  const of = (client: string) => running.get(client) ?? 0;
  const hasPlace = (client: string) => total < rules.atOnce && of(client) < rules.atOnceOfClient;

  function start({ client, letIn }: Asking): void {
    total += 1;
    running.set(client, of(client) + 1);
    let isIn = true;
    letIn(() => {
      if (!isIn) return;
      isIn = false;
      total -= 1;
      if (of(client) === 1) running.delete(client);
      else running.set(client, of(client) - 1);
      startNext();
    });
  }

  function startNext(): void {
    for (const [client, line] of lines) {
      if (total >= rules.atOnce) return;
      const [next] = line;
      if (!next || !hasPlace(client)) continue;
      forget(next);
      if (line.size > 0) {
        // To the end of the clients that wait.
        lines.delete(client);
        lines.set(client, line);
      }
      start(next);
      return startNext();
    }
  }

  function forget(asking: Asking): void {
    const line = lines.get(asking.client);
    line?.delete(asking);
    if (line?.size === 0) lines.delete(asking.client);
  }

  /** Gives a function for whoever goes away while waiting. */
  return function enter(asking: Asking): () => void {
    const { client, refuse } = asking;
    if (hasPlace(client)) {
      start(asking);
      return () => {};
    }
    const line = lines.get(client) ?? new Set();
    if (line.size >= rules.maxWaitingOfClient) {
      refuse();
      return () => {};
    }
    const timer = setTimeout(() => {
      forget(waiting);
      refuse();
    }, rules.patienceMs);
    const waiting: Asking = {
      ...asking,
      letIn(leave) {
        clearTimeout(timer);
        asking.letIn(leave);
      },
    };
    line.add(waiting);
    lines.set(client, line);
    return () => {
      clearTimeout(timer);
      forget(waiting);
    };
  };
}
