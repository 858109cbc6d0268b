import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';
import { forgetStoredAnswer, readStoredAnswer, storeAnswer } from './stored-answers';

/** `isGone`: the value no longer exists, so an earlier one is forgotten. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; isGone?: boolean };

export type LastGood<T> = { ok: true; value: T; isStale: boolean } | { ok: false };

/** For parts of a page that must not disappear because a refresh failed. `isStale`: the value is an earlier one. */
export function lastGood<T extends object | null>(
  maxEntries: number,
  known = new LRUCache<string, { value: T }>({ max: maxEntries }),
) {
  return function keep(key: string, result: Outcome<T>): LastGood<T> {
    if (result.ok) {
      known.set(key, { value: result.value });
      return { ok: true, value: result.value, isStale: false };
    }
    if (result.isGone) known.delete(key);
    const last = known.get(key);
    return last ? { ok: true, value: last.value, isStale: true } : { ok: false };
  };
}

/** Pages are made every few seconds. After a restart an answer may be so much older than the last page. */
const MS_BETWEEN_WRITES = 30_000;

/** The same, and it outlives the process. @param kind names it on disk */
export function storedLastGood<T extends object | null>(kind: string, maxEntries: number) {
  const known = processWide(
    `last-good-${kind}`,
    () => new LRUCache<string, { value: T }>({ max: maxEntries }),
  );
  const keep = lastGood<T>(maxEntries, known);
  const writtenAt = processWide(
    `written-at-${kind}`,
    () => new LRUCache<string, number>({ max: maxEntries }),
  );

  function store(key: string, value: T): void {
    if (Date.now() - (writtenAt.get(key) ?? 0) < MS_BETWEEN_WRITES) return;
    writtenAt.set(key, Date.now());
    void storeAnswer(kind, key, value);
  }

  return async function keepStored(key: string, result: Outcome<T>): Promise<LastGood<T>> {
    if (result.ok) store(key, result.value);
    else if (result.isGone) {
      writtenAt.delete(key);
      await forgetStoredAnswer(kind, key);
    }
    const read = keep(key, result);
    if (read.ok) return read;
    const stored = await readStoredAnswer(kind, key);
    if (!stored) return read;
    known.set(key, { value: stored.value as T });
    return { ok: true, value: stored.value as T, isStale: true };
  };
}
