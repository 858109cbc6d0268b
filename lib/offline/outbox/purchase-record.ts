import {
  isObject,
  readAnswer,
  readRequest,
  readTexts,
  readWaitingMark,
} from '@/lib/raffle/kept-values';
import {
  formOf,
  sentOf,
  waitingOf,
  type Purchase,
  type PurchaseForm,
} from '@/lib/raffle/purchase-state';
import { readSelection } from '@/lib/raffle/selection';
import { changeRecord, readRecords, removeRecords, writeRecord } from './draft-database';

/** Increased whenever a stored field changes its meaning, but not for a new or removed field. */
export const VERSION = 2;

export type KeptPurchase = { purchase: Purchase; receipt: Blob | null };

/**
 * Holds bytes: in a private window, WebKit stores no Blob and refuses the whole record. The picture of another purchase is
 * not used, so it carries the key.
 */
type StoredPicture = { draftKey: string; type: string; bytes: ArrayBuffer };

/** The picture has a record of its own: one that is too large to store does not cost the rest. */
export const pictureKey = (raffleId: string) => `${raffleId}:receipt`;

/** Null when there is nothing to continue. `isOther`: another build stored something that this one cannot use. */
export async function readPurchase(
  raffleId: string,
): Promise<{ kept: KeptPurchase | null; isOther: boolean }> {
  const [stored, picture] = await readRecords([raffleId, pictureKey(raffleId)]);
  const purchase = parse(stored);
  if (!purchase) return { kept: null, isOther: stored !== undefined };
  return { kept: { purchase, receipt: pictureOf(purchase.key, picture) }, isOther: false };
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
  let changed: Changed = { purchase: null, isApplied: false };
  await changeRecord(raffleId, (stored) => {
    const before = parse(stored);
    const purchase = change(before);
    changed = { purchase, isApplied: purchase !== before };
    return changed.isApplied && purchase ? toRecord(purchase) : null;
  });
  return changed;
}

export async function writePicture(raffleId: string, picture: StoredPicture | null): Promise<void> {
  const name = pictureKey(raffleId);
  await (picture ? writeRecord(name, picture) : removeRecords([name]));
}

export async function removePurchase(raffleId: string): Promise<void> {
  await removeRecords([raffleId, pictureKey(raffleId)]);
}

function toRecord(purchase: Purchase): object {
  return {
    version: VERSION,
    ...formOf(purchase),
    sent: sentOf(purchase),
    waiting: waitingOf(purchase),
    answer: purchase.stage === 'answered' ? purchase.answer : null,
  };
}

/** A form that a page wrote as text. Null when it cannot be read. */
export function formIn(text: string): PurchaseForm | null {
  try {
    return parse({ ...JSON.parse(text), version: VERSION, sent: null });
  } catch {
    return null;
  }
}

function parse(stored: unknown): Purchase | null {
  if (!isObject(stored)) return null;
  const { version, savedAt } = stored;
  const key = typeof stored.key === 'string' ? stored.key : '';
  // Without its key a sent request cannot be looked up, and with another key it could be registered twice.
  const sent = key === '' ? null : readRequest(stored.sent);
  // Another build's fields may mean something else, but a sent request may be paid and can be looked up.
  if (version !== VERSION) {
    return sent && parse({ version: VERSION, key, tickets: sent.tickets, sent });
  }
  const form = {
    key,
    tickets: readSelection(stored.tickets),
    values: readTexts(stored.values),
    isPastPaying: stored.isPastPaying === true,
    boundTo: key === '' ? null : (readRequest(stored.boundTo) ?? sent),
    savedAt: typeof savedAt === 'number' ? Math.min(savedAt, Date.now()) : 0,
  };
  if (!sent) return { ...form, stage: 'form' };
  const answer = readAnswer(stored.answer);
  const waiting = readWaitingMark(stored.waiting);
  if (answer) return { ...form, stage: 'answered', sent, answer };
  return waiting ? { ...form, stage: 'queued', sent, waiting } : { ...form, stage: 'sent', sent };
}

export function pictureOf(key: string, picture: unknown): Blob | null {
  const { draftKey, bytes, type } = Object(picture) as Partial<StoredPicture>;
  // Any other value would become a picture made of its text.
  const isIts = draftKey === key && bytes instanceof ArrayBuffer;
  return isIts ? new Blob([bytes], { type: String(type) }) : null;
}
