import {
  isObject,
  readAnswer,
  readPause,
  readRequest,
  readTexts,
  readWaitingMark,
} from '@/lib/raffle/kept-values';
import {
  formOf,
  reduceSending,
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

/** Earlier builds recorded here what became of a tap. */
const earlierAttemptKey = (raffleId: string) => `${raffleId}:outbox`;

/** Null when there is nothing to continue. `isOther`: another build stored something that this one cannot use. */
export async function readPurchase(
  raffleId: string,
): Promise<{ kept: KeptPurchase | null; isOther: boolean }> {
  const [stored, picture, attempt] = await readRecords([
    raffleId,
    pictureKey(raffleId),
    earlierAttemptKey(raffleId),
  ]);
  const parsed = parse(stored);
  if (!parsed) return { kept: null, isOther: stored !== undefined };
  const purchase = withEarlierAttempt(parsed, attempt);
  const { key } = purchase;
  const receipt = pictureOf(key, picture) ?? (await moveEarlierPicture(raffleId, key, stored));
  return { kept: { purchase, receipt }, isOther: false };
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
  await removeRecords([raffleId, pictureKey(raffleId), earlierAttemptKey(raffleId)]);
}

/** The names are those of earlier builds, whose pages and workers may still read the record. */
function toRecord(purchase: Purchase): object {
  const sent = sentOf(purchase);
  const answer = purchase.stage === 'answered' ? purchase.answer : null;
  return {
    version: VERSION,
    ...formOf(purchase),
    sent,
    waiting: waitingOf(purchase),
    answer,
    receipt: null,
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

/** The first version had no version number, and stored cédula and country in separate form fields. */
type FirstValues = Record<'idLetter' | 'idDigits' | 'country', string>;

/** Reads a purchase that this or another build stored. */
function parse(stored: unknown): Purchase | null {
  if (!isObject(stored)) return null;
  const { version, savedAt } = stored;
  const key = typeof stored.key === 'string' ? stored.key : '';
  // Without its key a sent request cannot be looked up, and with another key it could be registered twice.
  const sent = key === '' ? null : readRequest(stored.sent);
  const isKnown = version === VERSION || version === undefined;
  // A later build's fields may mean something else, but a sent request may be paid and can be looked up.
  if (!isKnown && !sent) return null;
  const values = isKnown ? readTexts(stored.values) : {};
  const form = {
    key,
    tickets: readSelection(stored.tickets),
    values: version === undefined ? fromFirst(values) : values,
    isPastPaying: stored.isPastPaying === true,
    boundTo: key === '' ? null : (readRequest(stored.boundTo) ?? sent),
    savedAt: typeof savedAt === 'number' ? Math.min(savedAt, Date.now()) : 0,
  };
  if (!sent) return { ...form, stage: 'form' };
  const answer = readAnswer(stored.answer);
  const waiting = version === VERSION && readWaitingMark(stored.waiting);
  if (answer) return { ...form, stage: 'answered', sent, answer };
  return waiting ? { ...form, stage: 'queued', sent, waiting } : { ...form, stage: 'sent', sent };
}

function fromFirst(values: Record<string, string>): Record<string, string> {
  const {
    idLetter = 'V',
    idDigits = '',
    country = 'VE',
    ...same
  } = values as Record<string, string> & Partial<FirstValues>;
  return { ...same, nationalId: idLetter + idDigits, phoneCode: country };
}

function withEarlierAttempt(purchase: Purchase, attempt: unknown): Purchase {
  if (!isObject(attempt) || typeof attempt.until !== 'number') return purchase;
  const { until, tappedAt } = attempt;
  const tap = {
    key: String(attempt.key),
    until,
    tappedAt: typeof tappedAt === 'number' ? tappedAt : undefined,
  };
  const left = reduceSending(purchase, { type: 'left', tap });
  if (left?.stage !== 'queued' || left === purchase) return purchase;
  const answer = readAnswer(attempt.end);
  const pause = readPause(attempt.pause);
  const { sent, waiting, ...form } = left;
  if (answer) return { ...form, stage: 'answered', sent, answer };
  return { ...left, waiting: { ...waiting, ...(pause && { pause }) } };
}

export function pictureOf(key: string, picture: unknown): Blob | null {
  const { draftKey, bytes, type } = Object(picture) as Partial<StoredPicture>;
  // Any other value would become a picture made of its text.
  const isIts = draftKey === key && bytes instanceof ArrayBuffer;
  return isIts ? new Blob([bytes], { type: String(type) }) : null;
}

/** Some earlier builds stored the picture in the same record. */
async function moveEarlierPicture(
  raffleId: string,
  key: string,
  stored: unknown,
): Promise<Blob | null> {
  if (!isObject(stored) || !(stored.receipt instanceof Blob)) return null;
  const { receipt } = stored;
  const move = async () => {
    const bytes = await receipt.arrayBuffer();
    await writePicture(raffleId, { draftKey: key, type: receipt.type, bytes });
  };
  await move().catch(() => undefined);
  return receipt;
}
