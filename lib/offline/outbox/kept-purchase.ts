import type { Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { isObject, readRequest, readWaitingMark } from '@/lib/raffle/kept-values';
import { isRaffleId } from '@/lib/raffle/addresses';
import type { WaitingPurchase } from '@/lib/storefront-api/try-sending';
import { readRecords, recordKeys } from './draft-database';

/** Increased whenever a stored field changes its meaning, but not for a new or removed field. */
export const VERSION = 2;

/** A separate record: a picture that is too large to store does not cost the rest of the draft. */
export const pictureKey = (raffleId: string) => `${raffleId}:receipt`;

/** Holds bytes: in a private window, WebKit stores no Blob and refuses the whole record. */
export type StoredPicture = { draftKey: string; type: string; bytes: ArrayBuffer };

/** The fields of a payment's draft that decide whether it is sent by itself. */
export type StoredPurchase = {
  version?: number;
  key: string;
  sent: PurchaseRequest | null;
  waiting?: Waiting | null;
};

export function pictureOf({ key }: Pick<StoredPurchase, 'key'>, picture: unknown): Blob | null {
  if (!isObject(picture) || picture.draftKey !== key) return null;
  const { bytes, type } = picture as Partial<StoredPicture>;
  // Any other value would become a picture made of its text.
  return bytes instanceof ArrayBuffer ? new Blob([bytes], { type: String(type) }) : null;
}

/** The raffles with a record, whether or not a page had the time to note them elsewhere. */
export async function keptRaffles(): Promise<string[]> {
  return (await recordKeys()).filter(isRaffleId);
}

/** Null when nothing waits, or when another build stored it: its fields may mean something else. */
export async function readWaiting(raffleId: string): Promise<WaitingPurchase | null> {
  const [stored, picture] = await readRecords([raffleId, pictureKey(raffleId)]);
  if (!isObject(stored) || stored.version !== VERSION || typeof stored.key !== 'string')
    return null;
  const { key } = stored;
  const request = readRequest(stored.sent);
  const waiting = readWaitingMark(stored.waiting);
  const receipt = pictureOf({ key }, picture);
  return request && waiting && receipt ? { raffleId, key, request, receipt, waiting } : null;
}
