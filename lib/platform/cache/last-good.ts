import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';
import { forgetStoredAnswer, readStoredAnswer, storeAnswer } from './stored-answers';

/** `isGone`: the value no longer exists, so an earlier one is forgotten. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; isGone?: boolean };

/** `staleSince`: when the value was told (ISO, to the minute), if a refresh has failed since. */
export type LastGood<T> = { ok: true; value: T; staleSince?: string } | { ok: false };

type Told<T> = { value: T; at: number };

/** For parts of a page that must not disappear because a refresh failed. */
export function lastGood<T extends object | null>(
  maxEntries: number,
  known = new LRUCache<string, Told<T>>({ max: maxEntries }),
) {
  return function keep(key: string, result: Outcome<T>): LastGood<T> {
    if (result.ok) {
      known.set(key, { value: result.value, at: Date.now() });
      return { ok: true, value: result.value };
    }
    if (result.isGone) known.delete(key);
    const last = known.get(key);
    return last ? stale(last) : { ok: false };
  };
}

const MINUTE_MS = 60_000;

/** Pages are made every few seconds. After a restart an answer may be so much older than the last page. */
const MS_BETWEEN_WRITES = 30_000;

/**
 * The same, and it outlives the process.
 * @param kind names it on disk
 * @param newsOf a value with other news than the one written last is written at once
 */
export function storedLastGood<T extends object | null>(
  kind: string,
  maxEntries: number,
  newsOf: (value: T) => string = () => '',
) {
  const known = processWide(
    `last-good-${kind}`,
    () => new LRUCache<string, Told<T>>({ max: maxEntries }),
  );
  const keep = lastGood<T>(maxEntries, known);
  const written = processWide(
    `written-${kind}`,
    () => new LRUCache<string, { at: number; news: string }>({ max: maxEntries }),
  );

  function store(key: string, value: T): void {
    const at = performance.now();
    const news = newsOf(value);
    const last = written.get(key);
    if (last?.news === news && at - last.at < MS_BETWEEN_WRITES) return;
    written.set(key, { at, news });
    void storeAnswer(kind, key, { value, at: Date.now() } satisfies Told<T>);
  }

  return async function keepStored(key: string, result: Outcome<T>): Promise<LastGood<T>> {
    if (result.ok) store(key, result.value);
    else if (result.isGone) {
      written.delete(key);
      await forgetStoredAnswer(kind, key);
    }
    const read = keep(key, result);
    if (read.ok) return read;
    const stored = await readStoredAnswer(kind, key);
    if (!stored) return read;
    const told = stored.value as Told<T>;
    known.set(key, told);
    return stale(told);
  };
}

function stale<T>({ value, at }: Told<T>): LastGood<T> {
  return { ok: true, value, staleSince: toMinute(at) };
}

/** As precise as it is shown. Otherwise each page would differ from the one before, and be sent anew. */
export function toMinute(at: number): string {
  return new Date(at - (at % MINUTE_MS)).toISOString();
}

/** A shorter silence of the admin API is not worth a word. */
const SILENT_MS = 2 * MINUTE_MS;

/** Since when the oldest of these has not been told anew; null while none is old. */
export function silentSince(...reads: LastGood<unknown>[]): string | null {
  const [oldest] = reads.flatMap((read) => (read.ok && read.staleSince) || []).sort();
  return oldest && Date.now() - Date.parse(oldest) > SILENT_MS ? oldest : null;
}
