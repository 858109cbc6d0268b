import { LRUCache } from 'lru-cache';
import type { Attempt } from '../attempt';
import { isRegistered } from '../outcome';

export type AttemptStore = {
  find(key: string): Promise<Attempt | null>;
  /** `holder`: key of the attempt that is open for the same key or flight. */
  open(attempt: Attempt): Promise<{ opened: true } | { opened: false; holder: string }>;
  /** An outcome closes the attempt. */
  save(attempt: Attempt): Promise<Saved>;
  /** False when `previous` is no longer the stored attempt. */
  replace(previous: Attempt, next: Attempt): Promise<boolean>;
  /** Stores it without opening it. An attempt that is open under its key stays. */
  note(attempt: Attempt): Promise<void>;
  discard(attempt: Attempt): Promise<void>;
};

/** `alone`: only this instance has it. `closed`: it was already closed elsewhere, and nothing was saved. */
export type Saved = 'heard' | 'alone' | 'closed';

/** The time that `docs/personal-data.md` promises. */
const KEPT_MS = 24 * 3600_000;
export const OPEN_MS = 20 * 60_000;
/** For attempts that never went to the admin API: anyone can make any number of them. */
const UNSENT_MS = 10 * 60_000;
const MAX_ATTEMPTS = 20_000;

export function keptMs({ phase, outcome, late, joined }: Attempt): number {
  const mayMatter = phase === 'sent' || late !== null || joined !== null || isRegistered(outcome);
  return mayMatter ? KEPT_MS : UNSENT_MS;
}

/** Identifies which of a key's attempts holds it open. */
export const holderOf = ({ key, opening }: Attempt) => `${key} ${opening}`;

export const keyOf = (holder: string) => holder.split(' ', 1)[0] ?? holder;

export function createMemoryStore(maxAttempts = MAX_ATTEMPTS): AttemptStore {
  const kept = { max: maxAttempts, ttl: KEPT_MS };
  const attempts = new LRUCache<string, Attempt>(kept);
  // Stored apart, so that they push out no purchase that somebody will ask about.
  const unsent = new LRUCache<string, Attempt>({ ...kept, ttl: UNSENT_MS });
  const open = new LRUCache<string, string>({ max: 2 * maxAttempts, ttl: OPEN_MS });

  function close(attempt: Attempt) {
    const holder = holderOf(attempt);
    for (const name of [attempt.key, attempt.singleFlightKey]) {
      if (open.get(name) === holder) open.delete(name);
    }
  }

  function keep(attempt: Attempt) {
    const [home, other] = keptMs(attempt) === KEPT_MS ? [attempts, unsent] : [unsent, attempts];
    other.delete(attempt.key);
    home.set(attempt.key, attempt);
  }

  const find = (key: string) => attempts.get(key) ?? unsent.get(key);

  return {
    find: async (key) => find(key) ?? null,
    async open(attempt) {
      const holder = open.get(attempt.key) ?? open.get(attempt.singleFlightKey);
      if (holder !== undefined) return { opened: false, holder: keyOf(holder) };
      open.set(attempt.key, holderOf(attempt));
      open.set(attempt.singleFlightKey, holderOf(attempt));
      keep(attempt);
      return { opened: true };
    },
    async save(attempt) {
      if (open.get(attempt.key) !== holderOf(attempt)) return 'closed';
      keep(attempt);
      if (attempt.outcome) close(attempt);
      return 'heard';
    },
    async replace(previous, next) {
      if (find(previous.key) !== previous) return false;
      keep(next);
      return true;
    },
    async note(attempt) {
      if (!open.has(attempt.key)) keep(attempt);
    },
    async discard(attempt) {
      close(attempt);
      if (find(attempt.key)?.opening !== attempt.opening) return;
      attempts.delete(attempt.key);
      unsent.delete(attempt.key);
    },
  };
}
