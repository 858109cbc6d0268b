import { isRaffleId } from '@/lib/raffle/addresses';
import type { FinalAnswer } from '@/lib/raffle/answer';
import type { Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { afterSending, type SendingEvent } from '@/lib/raffle/purchase-state';
import { changeRecord, readRecords, recordKeys } from './draft-database';
import { pictureKey, pictureOf, VERSION } from './purchase-record';

/*
 * A purchase's record as a sending reads and changes it. The rest of the record stays as the page wrote it, so that the
 * worker loads no reader for forms and outcomes: those wait for the next page.
 */

/** The raffles with a record, whether or not a page had the time to note them elsewhere. */
export async function keptRaffles(): Promise<string[]> {
  return (await recordKeys()).filter(isRaffleId);
}

/** Null when nothing was tapped, or another build's fields may mean something else. */
export async function readTapped(raffleId: string) {
  const [stored, picture] = await readRecords([raffleId, pictureKey(raffleId)]);
  const tapped = tappedIn(stored);
  return tapped && { ...tapped, receipt: pictureOf(tapped.key, picture) };
}

/** Resolves to whether the record took the event. */
export async function recordSending(raffleId: string, event: SendingEvent): Promise<boolean> {
  let isApplied = false;
  const change = (stored: unknown) => {
    const tapped = tappedIn(stored);
    const after = tapped && afterSending(tapped, event);
    isApplied = after !== null;
    return after && { ...(stored as object), ...after };
  };
  return changeRecord(raffleId, change).then(
    () => isApplied,
    () => false,
  );
}

type Stored = {
  version: number;
  key: string;
  sent: PurchaseRequest;
  waiting: Waiting | null;
  answer: FinalAnswer | null;
};

function tappedIn(stored: unknown) {
  const { version, key, sent, waiting, answer = null } = Object(stored) as Partial<Stored>;
  if (version !== VERSION || typeof key !== 'string' || !key || !sent) return null;
  const isWaiting = !answer && Number.isFinite(waiting?.until);
  return { key, request: sent, waiting: isWaiting ? waiting! : null, answer };
}
