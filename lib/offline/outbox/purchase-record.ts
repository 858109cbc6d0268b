import { isRaffleId } from '@/lib/raffle/addresses';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Purchase } from '@/lib/raffle/purchase-state';
import { changeRecord, readRecords, recordKeys, removeRecords } from './draft-database';

/** Increased whenever a stored field changes its meaning. */
export const VERSION = 3;

type Stored = { version: number; purchase: Purchase };

export type StoredPurchase = { purchase: Purchase; receipt: Blob | null };

/** Bytes, because in a private window WebKit stores no Blob. Used only with the purchase of its key. */
type StoredPicture = { draftKey: string; type: string; bytes: ArrayBuffer };

/** The picture has a record of its own: one that is too large to store does not cost the rest. */
const pictureKey = (raffleId: string) => `${raffleId}:receipt`;

/** The raffles with a record, whether or not a page had the time to flag them. */
export const storedRaffles = async (): Promise<string[]> => (await recordKeys()).filter(isRaffleId);

/** Null when there is nothing to continue. */
export async function readPurchase(raffleId: string): Promise<StoredPurchase | null> {
  const [stored, picture] = await readRecords([raffleId, pictureKey(raffleId)]);
  const purchase = parse(stored);
  return purchase && { purchase, receipt: pictureOf(purchase.key, picture) };
}

export type Changed = {
  purchase: Purchase | null;
  /** False when there was nothing to change. */
  isApplied: boolean;
};

/**
 * Reads, changes and writes in one transaction, so that pages and the worker never overwrite each other.
 * @param change returns the purchase itself when there is nothing to change
 */
export async function updatePurchase(
  raffleId: string,
  change: (purchase: Purchase | null) => Purchase | null,
): Promise<Changed> {
  let purchase: Purchase | null = null;
  let isApplied = false;
  await changeRecord(raffleId, (stored) => {
    const before = parse(stored);
    purchase = change(before);
    isApplied = purchase !== before;
    return isApplied && purchase ? { version: VERSION, purchase } : null;
  });
  return { purchase, isApplied };
}

export async function writePicture(raffleId: string, picture: StoredPicture | null): Promise<void> {
  const name = pictureKey(raffleId);
  await (picture ? changeRecord(name, () => picture) : removeRecords([name]));
}

export const removePurchase = async (raffleId: string): Promise<void> =>
  removeRecords([raffleId, pictureKey(raffleId)]);

function parse(stored: unknown): Purchase | null {
  const { version, purchase } = Object(stored) as Partial<Stored>;
  if (version === VERSION) return purchase ?? null;
  const { key, sent } = Object(purchase) as { key?: string; sent?: PurchaseRequest };
  if (!key || !sent) return null;
  // Another build's fields may mean something else, but what was sent may be paid, and the shop can be asked about it.
  return {
    key,
    tickets: sent.tickets,
    values: {},
    isPastPaying: true,
    savedAt: Date.now(),
    boundTo: sent,
    stage: 'sent',
    sent,
  };
}

function pictureOf(key: string, picture: unknown): Blob | null {
  const { draftKey, bytes, type } = Object(picture) as Partial<StoredPicture>;
  return draftKey === key && bytes ? new Blob([bytes], { type }) : null;
}
