import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';
import { within } from '../within';
import { forgetStoredAnswer, readStoredAnswer, storeAnswer } from './stored-answers';

type Failure = { ok: false; reason: string };
type ReadResult<T, F extends Failure> = { ok: true; value: T } | F;

/** `staleSince`: when the value was read (ISO, to the minute), if a later read has failed or takes too long. */
export type LastGood<T> = { ok: true; value: T; staleSince?: string } | Failure;

/** `at`: milliseconds since the epoch. `readAt`: by the monotonic clock; -Infinity once it is outdated. */
type Known<T> = { value: T; at: number; readAt: number };

type Written = { news: string; at: number };

type FreshMs<T> = number | ((value: T) => number);

type Rules<Query, T, F extends Failure> = {
  /** The process has one reader of each name, on which stored answers depend too. */
  name: string;
  max: number;
  /** How old an answer may be without another read. Zero: only simultaneous callers share one. */
  freshMs?: FreshMs<T>;
  read: (query: Query) => Promise<ReadResult<T, F>>;
  /** The last good answer outlives the process. It is written at once when `newsOf` it differs from the one stored last. */
  stored?: { newsOf?: (value: T) => string };
};

const MINUTE_MS = 60_000;
/** After a restart an answer may be so much older than the last page. */
const MS_BETWEEN_WRITES = 30_000;
/** Crawlers that make previews give up after a few seconds. */
const PATIENCE_MS = 2500;

const forgetters = processWide('forget-shared-reads', () => new Set<() => void>());

/** After a purchase: the next caller of any reader reads anew. */
export function forgetSharedReads(): void {
  for (const forget of forgetters) forget();
}

/** A failure with the reason `no-such-raffle` forgets the last good answer; other failures leave it. */
export function createReader<Query, T, F extends Failure = never>(rules: Rules<Query, T, F>) {
  const { name, read, stored } = rules;
  const { known, pending, written } = processWide(`reader-${name}`, () => {
    const { max } = rules;
    const state = {
      known: new LRUCache<string, Known<T>>({ max }),
      pending: new Map<string, Promise<ReadResult<T, F>>>(),
      written: new LRUCache<string, Written>({ max }),
    };
    forgetters.add(() => {
      state.pending.clear();
      for (const entry of state.known.values()) entry.readAt = -Infinity;
    });
    return state;
  });

  function ask(key: string, query: Query): Promise<ReadResult<T, F>> {
    const isCurrent = () => pending.get(key) === asked;
    const asked: Promise<ReadResult<T, F>> = read(query)
      .then(async (answer) => {
        if (answer.ok) remember(key, answer.value, isCurrent());
        else if (answer.reason === 'no-such-raffle') await forget(key);
        return answer;
      })
      .finally(() => {
        if (isCurrent()) pending.delete(key);
      });
    pending.set(key, asked);
    return asked;
  }

  /** A value that was outdated while it was read is known until the next one comes. */
  function remember(key: string, value: T, isCurrent: boolean): void {
    if (!isCurrent && Number(known.get(key)?.readAt) > -Infinity) return;
    const at = Date.now();
    known.set(key, { value, at, readAt: isCurrent ? performance.now() : -Infinity });
    if (!stored) return;
    const news = stored.newsOf?.(value) ?? '';
    const last = written.get(key);
    if (last?.news === news && performance.now() - last.at < MS_BETWEEN_WRITES) return;
    written.set(key, { news, at: performance.now() });
    void storeAnswer(name, key, { value, at });
  }

  async function forget(key: string): Promise<void> {
    known.delete(key);
    written.delete(key);
    if (stored) await forgetStoredAnswer(name, key);
  }

  /** The cached value while it is fresh, else the read under way. */
  function now(query: Query, freshMs = rules.freshMs ?? 0): Promise<ReadResult<T, F>> {
    const key = JSON.stringify(query);
    const last = known.get(key);
    const ms = last && typeof freshMs === 'function' ? freshMs(last.value) : Number(freshMs);
    if (last && performance.now() - last.readAt < ms) {
      return Promise.resolve({ ok: true, value: last.value });
    }
    return pending.get(key) ?? ask(key, query);
  }

  /** The last good answer, without a read. */
  async function lastKnown(query: Query): Promise<Pick<Known<T>, 'value' | 'at'> | null> {
    const key = JSON.stringify(query);
    if (!stored || known.has(key)) return known.get(key) ?? null;
    const found = await readStoredAnswer(name, key);
    if (!found) return null;
    const { value, at } = found.value as Known<T>;
    if (!known.has(key)) known.set(key, { value, at, readAt: -Infinity });
    return { value, at };
  }

  /** Fresh; or the last good answer if the read fails. */
  async function orKnown(query: Query, freshMs?: FreshMs<T>): Promise<LastGood<T>> {
    const answer = await now(query, freshMs);
    return answer.ok ? answer : lastGood(query, answer.reason);
  }

  async function lastGood(query: Query, reason: string): Promise<LastGood<T>> {
    const last = await lastKnown(query);
    if (!last) return { ok: false, reason };
    return { ok: true, value: last.value, staleSince: toMinute(last.at) };
  }

  return {
    now,
    known: lastKnown,
    orKnown,
    /** The same, and also if the read takes long: it goes on for the next visitor. Failure `late`: nothing is known yet. */
    async forPage(query: Query, freshMs?: FreshMs<T>): Promise<LastGood<T>> {
      return (await within(PATIENCE_MS, orKnown(query, freshMs))) ?? lastGood(query, 'late');
    },
  };
}

/** As precise as it is shown. Otherwise each page would differ from the one before, and be sent anew. */
export function toMinute(at: number): string {
  return new Date(at - (at % MINUTE_MS)).toISOString();
}

/** A shorter outage is not shown. */
const SILENT_MS = 2 * MINUTE_MS;

/** Since when the oldest of these has not been read anew; null while none is old. */
export function silentSince(...reads: LastGood<unknown>[]): string | null {
  const [oldest] = reads.flatMap((read) => (read.ok && read.staleSince) || []).sort();
  return oldest && Date.now() - Date.parse(oldest) > SILENT_MS ? oldest : null;
}
