import { pauseAfter, type ForeignAnswer, type Waiting } from '@/lib/raffle/outbox';
import type { Ended, WaitingPurchase } from '@/lib/storefront-api/try-sending';
import { isObject, readOutcome, readTexts } from '@/lib/raffle/kept-values';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { readRecords, writeBeside } from './draft-database';
import type { StoredPurchase } from './kept-purchase';

type Kept = Pick<WaitingPurchase, 'raffleId' | 'key' | 'waiting'>;

/**
 * Records what a page or the worker did with a waiting purchase, which may have reached the shop from then on. A separate
 * record, because a page with the open payment overwrites the draft with its own state.
 */
type AttemptRecord = Tap & { key: string; end: Ended | null; pause?: Pause };

/** Identifies a tap: another one may have the same key and the same end of waiting. */
type Tap = Pick<Waiting, 'until' | 'tappedAt'>;

const isSameTap = (one: Partial<Tap>, other: Tap) =>
  one.until === other.until && one.tappedAt === other.tappedAt;

/** How often something else answered instead of the shop, its last status, and until when nothing is sent. */
export type Pause = { times: number; until: number; status: number };

export const attemptRecordKey = (raffleId: string) => `${raffleId}:outbox`;

/** Null when it was not tried since the tap. */
export async function readAttemptRecord({
  raffleId,
  key,
  waiting,
}: Kept): Promise<AttemptRecord | null> {
  const [record] = await readRecords([attemptRecordKey(raffleId)]);
  if (!isObject(record) || record.key !== key || !isSameTap(record, waiting)) return null;
  const { until, tappedAt } = waiting;
  return { key, until, tappedAt, end: readEnd(record.end), pause: readPause(record.pause) };
}

function readPause(pause: unknown): Pause | undefined {
  if (!isObject(pause)) return undefined;
  const { times, until, status } = pause;
  if (typeof times !== 'number' || typeof until !== 'number') return undefined;
  return { times, until, status: typeof status === 'number' ? status : 0 };
}

/** Null when the end cannot be read: the shop is asked again. */
function readEnd(end: unknown): Ended | null {
  if (!isObject(end)) return null;
  if (end.kind === 'given-up') return { kind: 'given-up' };
  if (end.kind === 'turned-away') {
    return typeof end.status === 'number' ? { kind: 'turned-away', status: end.status } : null;
  }
  const outcome = readOutcome(end.outcome);
  if (end.kind === 'outcome') return outcome && { kind: 'outcome', outcome };
  if (end.kind !== 'api-error' || typeof end.reason !== 'string') return null;
  const { reason, msg, fields } = end;
  const said = { msg: typeof msg === 'string' ? msg : '', fields: readTexts(fields) };
  return { kind: 'api-error', reason: reason as ApiErrorCode, ...said };
}

/** Call it before the first byte leaves. False if the purchase was taken back meanwhile, or nothing can be written. */
export function noteLeaving(purchase: Kept): Promise<boolean> {
  return write(purchase, null);
}

/** @param before the previous pause, which is over */
export function notePause(purchase: Kept, foreign: ForeignAnswer, before?: Pause) {
  const times = (before?.times ?? 0) + 1;
  const now = Date.now();
  const pause = pauseAfter(times, foreign, purchase.waiting.until - now);
  return write(purchase, null, { times, until: now + pause, status: foreign.status });
}

/** False when the purchase no longer waits. */
export function noteEnd(purchase: Kept, end: Ended): Promise<boolean> {
  return write(purchase, end);
}

async function write(
  { raffleId, key, waiting }: Kept,
  end: Ended | null,
  pause?: Pause,
): Promise<boolean> {
  const { until, tappedAt } = waiting;
  const record: AttemptRecord = { key, until, tappedAt, end, pause };
  const stillWaits = (kept: unknown) => {
    const draft = kept as StoredPurchase | undefined;
    return draft?.key === key && isSameTap(draft.waiting ?? {}, waiting);
  };
  return writeBeside(raffleId, stillWaits, [attemptRecordKey(raffleId), record]).catch(() => false);
}
