import { isRaffleId } from '@/lib/raffle/addresses';
import type { FinalAnswer } from '@/lib/raffle/answer';
import { isObject, readWaitingMark } from '@/lib/raffle/kept-values';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { afterSending, type SendingEvent } from '@/lib/raffle/purchase-state';
import { changeRecord, readRecords, recordKeys } from './draft-database';
import { pictureKey, pictureOf, VERSION } from './purchase-record';

/*
 * A purchase's record as a sending reads and changes it. The rest of the record stays as the page wrote it, so that the
 * worker loads no reader for forms, outcomes and earlier builds: those wait for the next page.
 */

type Queued = { key: string; waiting: NonNullable<ReturnType<typeof readWaitingMark>> };

/** The raffles with a record, whether or not a page had the time to note them elsewhere. */
export async function keptRaffles(): Promise<string[]> {
  return (await recordKeys()).filter(isRaffleId);
}

/** Null when nothing was tapped, or another build's fields may mean something else. */
export async function readTapped(raffleId: string) {
  const [stored, picture] = await readRecords([raffleId, pictureKey(raffleId, 'receipt')]);
  const key = keyOf(stored);
  if (key === null) return null;
  const { sent, answer } = stored as { sent: PurchaseRequest; answer?: FinalAnswer };
  const waiting = queuedOf(stored)?.waiting ?? null;
  return { key, request: sent, waiting, answer: answer ?? null, receipt: pictureOf(key, picture) };
}

/** Resolves to whether the record took the event. */
export async function recordSending(raffleId: string, event: SendingEvent): Promise<boolean> {
  let isApplied = false;
  const change = (stored: unknown) => {
    const queued = queuedOf(stored);
    const after = queued && afterSending(queued, event);
    isApplied = after !== null;
    return after ? { ...(stored as object), ...after } : undefined;
  };
  return changeRecord(raffleId, change).then(
    () => isApplied,
    () => false,
  );
}

function keyOf(stored: unknown): string | null {
  if (!isObject(stored) || stored.version !== VERSION || !isObject(stored.sent)) return null;
  return typeof stored.key === 'string' && stored.key ? stored.key : null;
}

function queuedOf(stored: unknown): Queued | null {
  const key = keyOf(stored);
  if (key === null) return null;
  const { waiting, answer } = stored as Record<string, unknown>;
  const mark = answer ? null : readWaitingMark(waiting);
  return mark && { key, waiting: mark };
}
