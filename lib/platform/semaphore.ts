export type Most = { all?: number; ofClient?: number };

/** Limits how much work may run and may wait, in all and for one client. An absent limit means none. */
type Limits = { running?: Most; waiting?: Most };

export type SemaphoreRules<Kind extends string = never> = Limits & {
  patienceMs: number;
  /** Narrower limits for some of the work. Work that is `isLast` starts only when nothing else of any client can. */
  kinds?: Record<Kind, Limits & { isLast?: boolean }>;
};

type Work<Kind extends string = never> = {
  client?: string;
  kinds?: readonly Kind[];
  /** Aborted when nobody waits for it any more. */
  gone?: AbortSignal;
};

export type Slot = { leave: () => void };

type Member = { client: string; groups: string[]; isLast: boolean };
type Waiting = Member & { decide: (hasSlot: boolean) => void };

const ALL = 'all';

export function createSemaphore<Kind extends string = never>(rules: SemaphoreRules<Kind>) {
  const { patienceMs } = rules;
  const kinds: Record<string, Limits & { isLast?: boolean }> = { ...rules.kinds, [ALL]: rules };
  const counts = { running: createCounts(), waiting: createCounts() };
  /** By client, in the order of their turns. */
  const lines = new Map<string, Set<Waiting>>();

  function fits(state: keyof Limits, { client, groups }: Pick<Member, 'client' | 'groups'>) {
    return groups.every((group) => {
      const { all = Infinity, ofClient = Infinity } = kinds[group]?.[state] ?? {};
      const { of } = counts[state];
      return of(group) < all && of(group, client) < ofClient;
    });
  }

  function open(member: Member): Slot {
    let isInside = true;
    counts.running.add(member, 1);
    return {
      leave() {
        if (!isInside) return;
        isInside = false;
        counts.running.add(member, -1);
        startNext();
      },
    };
  }

  function wait(member: Member, gone?: AbortSignal): Promise<Slot | null> {
    return new Promise((resolve) => {
      const line = lines.get(member.client) ?? new Set();
      const decide = (hasSlot: boolean) => {
        if (!line.delete(one)) return;
        clearTimeout(timer);
        counts.waiting.add(member, -1);
        if (line.size === 0) lines.delete(member.client);
        resolve(hasSlot ? open(member) : null);
      };
      const one = { ...member, decide };
      const timer = setTimeout(decide, patienceMs, false);
      gone?.addEventListener('abort', () => decide(false), { once: true });
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
    for (const [client, line] of lines) {
      if (!fits('running', { client, groups: [ALL] })) continue;
      for (const one of line) if (one.isLast === isLast && fits('running', one)) return one;
    }
  }

  /** Null when too much waits, or this has waited for too long. After any other answer, the caller must `leave`. */
  async function enter(work: Work<Kind> = {}): Promise<Slot | null> {
    const { client = '', kinds: own = [], gone } = work;
    const isLast = own.some((kind) => kinds[kind]?.isLast);
    const member = { client, groups: [ALL, ...own], isLast };
    if (fits('running', member)) return open(member);
    return fits('waiting', member) ? wait(member, gone) : null;
  }

  async function run<Done, Refused>(
    work: Work<Kind>,
    job: () => Promise<Done>,
    refuse: () => Refused,
  ): Promise<Done | Refused> {
    const slot = await enter(work);
    if (!slot) return refuse();
    try {
      return await job();
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
