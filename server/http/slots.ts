export type SlotRules = {
  /** How many may run at once: for all clients together, and per client. */
  atOnce: number;
  atOnceOfClient: number;
  maxWaitingOfClient: number;
  patienceMs: number;
};

export type Asking = {
  client: string;
  /** The request must call `leave` when it is done. */
  letIn: (leave: () => void) => void;
  refuse: () => void;
};

/** Serves waiting clients in rotation, however many requests each of them has. */
export function createSlots(rules: SlotRules) {
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
        // Puts the client behind the others that wait.
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

  /** Returns a function to call when the visitor leaves while waiting. */
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
