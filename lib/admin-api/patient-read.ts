import 'server-only';
import { within } from '@/lib/platform/within';
import type { LastGood, Outcome } from '@/lib/platform/cache/last-good';

/** Longer than a page waits: what comes late is kept for the next visitor. */
export const PAGE_READ_MS = 10_000;

/** Crawlers that make previews give up after a few seconds. */
const PATIENCE_MS = 2500;

type Answer<T> = { ok: true; value: T } | { ok: false; reason: string };
type Keep<T> = (key: string, outcome: Outcome<T>) => LastGood<T> | Promise<LastGood<T>>;

/** `failure` is null for a good answer. */
type Kept<T> = { read: LastGood<T>; failure: string | null };

/** Returns the last known value when the answer takes too long; `late` then brings the answer itself. */
export async function readPatiently<T>(
  keep: Keep<T>,
  key: string,
  asked: Promise<Answer<T>>,
): Promise<Kept<T> & { late: Promise<Kept<T>> | null }> {
  const answered = asked.then((answer) => keepAnswer(keep, key, answer));
  const inTime = await within(PATIENCE_MS, answered);
  if (inTime) return { ...inTime, late: null };
  return { read: await keep(key, { ok: false }), failure: 'late', late: answered };
}

async function keepAnswer<T>(keep: Keep<T>, key: string, answer: Answer<T>): Promise<Kept<T>> {
  if (answer.ok) return { read: await keep(key, answer), failure: null };
  const isGone = answer.reason === 'no-such-raffle';
  return { read: await keep(key, { ok: false, isGone }), failure: answer.reason };
}
