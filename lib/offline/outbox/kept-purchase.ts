import type { Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { isObject, readRequest, readWaitingMark } from '@/lib/raffle/kept-values';
import { isRaffleId } from '@/lib/raffle/addresses';
import type { WaitingPurchase } from '@/lib/storefront-api/try-sending';
import { readRecords, recordKeys } from './draft-database';

/** Another one whenever something kept changes its meaning. A field that is new or gone changes none. */
export const VERSION = 2;

/** A record of its own, so that a picture too large to be kept does not take the words with it. */
export const pictureKey = (raffleId: string) => `${raffleId}:receipt`;

/** As bytes: WebKit keeps no Blob in a private window, and refuses the whole record. */
export type StoredPicture = { draftKey: string; type: string; bytes: ArrayBuffer };

/** What of a payment's draft tells whether it is to be sent by itself. */
export type StoredPurchase = {
  version?: number;
  key: string;
  sent: PurchaseRequest | null;
  waiting?: Waiting | null;
};

export function pictureOf({ key }: Pick<StoredPurchase, 'key'>, picture: unknown): Blob | null {
  if (!isObject(picture) || picture.draftKey !== key) return null;
  const { bytes, type } = picture as Partial<StoredPicture>;
  // Whatever else it is would become a picture of its words.
  return bytes instanceof ArrayBuffer ? new Blob([bytes], { type: String(type) }) : null;
}

/** Of which raffles there is something, whether or not a page was left the time to note so elsewhere. */
export async function keptRaffles(): Promise<string[]> {
  return (await recordKeys()).filter(isRaffleId);
}

/** Null where nothing waits, and for what another build has kept: its fields may mean something else. */
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
