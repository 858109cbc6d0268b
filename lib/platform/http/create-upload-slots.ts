import 'server-only';
import { createByteRate } from './byte-rate';
import { countByClient, slowestUpload, type PaceRules } from './slowest-upload';

type Rules = PaceRules & { atOnceOfClient: number; maxWaiting: number; patienceMs: number };

export type Upload = {
  received(bytes: number): void;
  /** Aborted when somebody else needs the slot. */
  signal: AbortSignal;
};

type Inside = Upload & { client: string; since: number; rate: () => number; stop: () => void };
type Waiting = { client: string; decide: (hasSlot: boolean) => void };

const MAKE_ROOM_EVERY_MS = 1000;

export function createUploadSlots(rules: Rules) {
  const inside = new Set<Inside>();
  const waiting = new Set<Waiting>();
  let makingRoom: NodeJS.Timeout | undefined;

  function hasCapacity(client: string, held = countByClient(inside)): boolean {
    return inside.size < rules.atOnce && (held.get(client) ?? 0) < rules.atOnceOfClient;
  }

  function open(client: string): Inside {
    const { received, perSecond } = createByteRate(rules.slowAfterMs);
    const stopping = new AbortController();
    const upload = {
      client,
      received,
      signal: stopping.signal,
      since: Date.now(),
      rate: perSecond,
      stop: () => stopping.abort(),
    };
    inside.add(upload);
    return upload;
  }

  function inOrder(): Waiting[] {
    const held = countByClient(inside);
    const of = ({ client }: Waiting) => held.get(client) ?? 0;
    return [...waiting].sort((a, b) => of(a) - of(b));
  }

  function letIn(): void {
    for (;;) {
      const held = countByClient(inside);
      const next = inOrder().find(({ client }) => hasCapacity(client, held));
      if (!next) return;
      next.decide(true);
    }
  }

  function makeRoom(): void {
    const clients = countByClient([...inside, ...waiting]).size;
    for (const { client } of inOrder()) {
      const staying = [...inside].filter(({ signal }) => !signal.aborted);
      if (inside.size - staying.length >= waiting.size) return;
      const isFull = inside.size >= rules.atOnce;
      const inTheWay = isFull ? staying : staying.filter((one) => one.client === client);
      const uploads = inTheWay.map((one) => ({
        ...one,
        age: Date.now() - one.since,
        bytesPerSecond: one.rate(),
      }));
      slowestUpload(uploads, client, clients, rules)?.stop();
    }
  }

  function mayWait(client: string): boolean {
    if (waiting.size < rules.maxWaiting) return true;
    const counts = countByClient(waiting);
    const of = (one: string) => counts.get(one) ?? 0;
    const last = [...waiting].reduce((most, one) =>
      of(one.client) >= of(most.client) ? one : most,
    );
    if (of(last.client) <= of(client) + 1) return false;
    last.decide(false);
    return true;
  }

  function wait(client: string): Promise<Upload | null> {
    return new Promise((resolve) => {
      const decide = (hasSlot: boolean) => {
        clearTimeout(timer);
        waiting.delete(one);
        if (waiting.size === 0) clearInterval(makingRoom);
        resolve(hasSlot ? open(client) : null);
      };
      const timer = setTimeout(decide, rules.patienceMs, false);
      const one = { client, decide };
      if (waiting.size === 0) makingRoom = setInterval(makeRoom, MAKE_ROOM_EVERY_MS);
      waiting.add(one);
    });
  }

  return {
    waiting: () => waiting.size,

    /** Null when no slot came free in time. After any other answer, the caller must `leave`. */
    async enter(client: string): Promise<Upload | null> {
      if (hasCapacity(client)) return open(client);
      return mayWait(client) ? wait(client) : null;
    },

    leave(upload: Upload): void {
      inside.delete(upload as Inside);
      letIn();
    },
  };
}
