export type Most = { all?: number; ofClient?: number };

/** Limits how much work may run and may wait, in all and for one client. An absent limit means none. */
type Limits = { running?: Most; waiting?: Most };

export type SemaphoreRules<Kind extends string = never> = Limits & {
  patienceMs: number;
  /** Narrower limits for some of the work. Work that is `isLast` starts only when nothing else of any client can. */
  kinds?: Record<Kind, Limits & { isLast?: boolean }>;
  crowding?: Crowding;
};

/** Clients with the fewest slots come first, and crowds leave the queue for them. Without it, clients take turns. */
type Crowding = {
  /** Asked each second while somebody waits: the slot that a waiting client may have. */
  givesWay: (slots: Slot[], client: string, clients: number) => Slot | undefined;
};

type Work<Kind extends string = never> = {
  client?: string;
  kinds?: readonly Kind[];
  /** Aborted when nobody waits for it any more. */
  gone?: AbortSignal;
};

export type Slot = {
  client: string;
  since: number;
  /** Aborted when somebody else needs the slot. */
  signal: AbortSignal;
  leave: () => void;
};

type Member = { client: string; groups: string[]; isLast: boolean };
type Running = Slot & { stop: () => void };
type Waiting = Member & { decide: (hasSlot: boolean) => void };

const ALL = 'all';
const MAKE_ROOM_EVERY_MS = 1000;

export function createSemaphore<Kind extends string = never>(rules: SemaphoreRules<Kind>) {
  const { crowding, patienceMs } = rules;
  const kinds: Record<string, Limits & { isLast?: boolean }> = { ...rules.kinds, [ALL]: rules };
  const counts = { running: createCounts(), waiting: createCounts() };
  const inside = new Set<Running>();
  /** In the order of their turns. */
  const lines = new Map<string, Set<Waiting>>();
  let makingRoom: NodeJS.Timeout | undefined;

  function fits(state: keyof Limits, { client, groups }: Pick<Member, 'client' | 'groups'>) {
    return groups.every((group) => {
      const { all = Infinity, ofClient = Infinity } = kinds[group]?.[state] ?? {};
      const { of } = counts[state];
      return of(group) < all && of(group, client) < ofClient;
    });
  }

  function open(member: Member): Slot {
    const stopping = new AbortController();
    const slot: Running = {
      client: member.client,
      since: Date.now(),
      signal: stopping.signal,
      stop: () => stopping.abort(),
      leave() {
        if (!inside.delete(slot)) return;
        counts.running.add(member, -1);
        startNext();
      },
    };
    inside.add(slot);
    counts.running.add(member, 1);
    return slot;
  }

  function wait(member: Member, gone?: AbortSignal): Promise<Slot | null> {
    return new Promise((resolve) => {
      const line = lines.get(member.client) ?? new Set();
      const decide = (hasSlot: boolean) => {
        if (!line.delete(one)) return;
        clearTimeout(timer);
        counts.waiting.add(member, -1);
        if (line.size === 0) lines.delete(member.client);
        if (lines.size === 0) clearInterval(makingRoom);
        resolve(hasSlot ? open(member) : null);
      };
      const one = { ...member, decide };
      const timer = setTimeout(decide, patienceMs, false);
      gone?.addEventListener('abort', () => decide(false), { once: true });
      if (crowding && lines.size === 0) makingRoom = setInterval(makeRoom, MAKE_ROOM_EVERY_MS);
      lines.set(member.client, line.add(one));
      counts.waiting.add(member, 1);
    });
  }

  const isFull = () => counts.running.of(ALL) >= (rules.running?.all ?? Infinity);

  function startNext(): void {
    while (!isFull()) {
      const next = findNext(false) ?? findNext(true);
      if (!next) return;
      const line = lines.get(next.client) ?? new Set();
      lines.delete(next.client);
      lines.set(next.client, line);
      next.decide(true);
    }
  }

  function findNext(isLast: boolean): Waiting | undefined {
    for (const [client, line] of inOrder()) {
      if (!fits('running', { client, groups: [ALL] })) continue;
      for (const one of line) if (one.isLast === isLast && fits('running', one)) return one;
    }
  }

  function inOrder(): Iterable<[string, Set<Waiting>]> {
    if (!crowding) return lines;
    const { of } = counts.running;
    return [...lines].sort(([one], [other]) => of(ALL, one) - of(ALL, other));
  }

  /** False when the client would then wait with as many as the crowd. */
  function sendOneOfCrowdAway(client: string): boolean {
    const { of } = counts.waiting;
    const largest = [...lines].reduce((most, line) =>
      of(ALL, line[0]) >= of(ALL, most[0]) ? line : most,
    );
    if (of(ALL, largest[0]) <= of(ALL, client) + 1) return false;
    [...largest[1]].at(-1)?.decide(false);
    return true;
  }

  function makeRoom(): void {
    const clients = new Set([...[...inside].map(({ client }) => client), ...lines.keys()]).size;
    for (const { client } of [...inOrder()].flatMap(([, line]) => [...line])) {
      const staying = [...inside].filter(({ signal }) => !signal.aborted);
      if (inside.size - staying.length >= counts.waiting.of(ALL)) return;
      const inTheWay = isFull() ? staying : staying.filter((one) => one.client === client);
      const slot = crowding?.givesWay(inTheWay, client, clients);
      inTheWay.find((one) => one === slot)?.stop();
    }
  }

  /** Null when too much waits, or this has waited for too long. After any other answer, the caller must `leave`. */
  async function enter(work: Work<Kind> = {}): Promise<Slot | null> {
    const { client = '', kinds: own = [], gone } = work;
    const isLast = own.some((kind) => kinds[kind]?.isLast);
    const member = { client, groups: [ALL, ...own], isLast };
    if (fits('running', member)) return open(member);
    const mayWait = fits('waiting', member) || (crowding && sendOneOfCrowdAway(client));
    return mayWait ? wait(member, gone) : null;
  }

  async function run<Done, Refused>(
    work: Work<Kind>,
    job: (slot: Slot) => Promise<Done>,
    refuse: () => Refused,
  ): Promise<Done | Refused> {
    const slot = await enter(work);
    if (!slot) return refuse();
    try {
      return await job(slot);
    } finally {
      slot.leave();
    }
  }

  function sendAllAway(): void {
    for (const line of [...lines.values()]) for (const one of [...line]) one.decide(false);
  }

  return { enter, run, sendAllAway, waiting: () => counts.waiting.of(ALL) };
}

function createCounts() {
  const counts = new Map<string, number>();
  const key = (group: string, client?: string) =>
    client === undefined ? group : `${group} ${client}`;
  const of = (group: string, client?: string) => counts.get(key(group, client)) ?? 0;

  return {
    of,
    add({ client, groups }: Member, change: 1 | -1): void {
      for (const each of groups.flatMap((group) => [key(group), key(group, client)])) {
        const count = (counts.get(each) ?? 0) + change;
        if (count > 0) counts.set(each, count);
        else counts.delete(each);
      }
    },
  };
}
