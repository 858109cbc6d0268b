import { selectionStore } from '@/components/picker/selection/selection-store';
import { readRecords, removeRecords, writeRecord } from '@/lib/offline/outbox/draft-database';
import { pictureKey, pictureOf, VERSION } from '@/lib/offline/outbox/kept-purchase';
import { attemptRecordKey, readAttemptRecord } from '@/lib/offline/outbox/attempt-record';
import type { Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Selection } from '@/lib/raffle/selection';
import type { Ended } from '@/lib/storefront-api/try-sending';
import type { PaymentValues } from '../form/form-values';
import { isOutboxFlag, markWaiting } from '../outbox/outbox-flag';
import { clearDraftFlag, expiredDrafts, setDraftFlag } from './draft-flag';
import { readDraft } from './read-draft';

/** An unfinished purchase. It survives the bank's app, a killed browser and a reload. */
export type Draft = {
  /** Idempotency key of the purchase. */
  key: string;
  tickets: Selection;
  values: Partial<PaymentValues>;
  receipt: Blob | null;
  /** The sent request, from the first attempt until the answer is final. */
  sent: PurchaseRequest | null;
  /** The request last sent with the key; absent in drafts of earlier builds. */
  boundTo?: PurchaseRequest | null;
  /** Set while the purchase is to be sent automatically. */
  waiting?: Waiting | null;
  /** The end of a waiting purchase, as recorded by the worker or a closed page. Stored beside the draft. */
  heard?: Ended | null;
  /** The last status from somebody other than the shop, while it waits because of that. Stored beside the draft. */
  answered?: number;
  /** The buyer says they have paid, or has copied the account and gone to the bank's app. */
  isPastPaying?: boolean;
  /** When the visitor last typed or chose, in milliseconds since 1970. */
  savedAt: number;
};

type StoredDraft = Draft & { version?: number };

export const DRAFT_LIFE_MS = 2 * 60 * 60 * 1000;

/** The parts of a draft that would survive closing the browser. */
export type Kept = 'all' | 'all-but-picture' | 'nothing';

/** Drafts not in the database, or not yet. They last as long as the page. */
const unkept = new Map<string, Draft>();

/** The picture already stored for a raffle's draft, so that it is not written again at each pause in typing. */
const keptPictures = new Map<string, Pick<Draft, 'key' | 'receipt'>>();

/** A failing database costs the stored draft, never the purchase. */
export async function loadDraft(raffleId: string): Promise<Draft | null> {
  const inMemory = unkept.get(raffleId);
  if (inMemory) return inMemory;
  try {
    const [stored, picture] = await readRecords([raffleId, pictureKey(raffleId)]);
    const found = readDraft(stored);
    const draft = found && isAlive(found, Date.now()) ? found : null;
    const receipt = draft && pictureOf(draft, picture);
    if (receipt) {
      draft.receipt = receipt;
      keptPictures.set(raffleId, { key: draft.key, receipt });
    }
    if (draft) tellSelection(raffleId, draft);
    if (draft?.waiting)
      return await withAttemptRecord(raffleId, { ...draft, waiting: draft.waiting });
    if (draft) return draft;
    if (stored) await forgetDraft(raffleId);
    else clearFlags(raffleId);
  } catch {
    // A failing database does not tell whether there is a draft.
  }
  return null;
}

/** Merges what another tab or the worker recorded while it held the lock. */
async function withAttemptRecord(
  raffleId: string,
  draft: Draft & { waiting: Waiting },
): Promise<Draft> {
  const record = await readAttemptRecord({ raffleId, key: draft.key, waiting: draft.waiting });
  if (!record) return draft;
  const waiting = { ...draft.waiting, hasLeft: true };
  return { ...draft, waiting, heard: record.end, answered: record.pause?.status };
}

/** Resolves once everything that can be stored is stored. */
export async function keepDraft(raffleId: string, draft: Draft): Promise<Kept> {
  tellSelection(raffleId, draft);
  unkept.set(raffleId, draft);
  const [hasWords, hasPicture] = await Promise.all([
    keepWords(raffleId, draft),
    keepPicture(raffleId, draft),
  ]);
  if (!hasWords) return 'nothing';
  if (!hasPicture && draft.receipt) return 'all-but-picture';
  if (unkept.get(raffleId) === draft) unkept.delete(raffleId);
  return 'all';
}

export async function forgetDraft(raffleId: string): Promise<void> {
  unkept.delete(raffleId);
  keptPictures.delete(raffleId);
  clearFlags(raffleId);
  tellSelection(raffleId, null);
  await removeRecords([raffleId, pictureKey(raffleId), attemptRecordKey(raffleId)]).catch(
    () => undefined,
  );
}

async function keepWords(raffleId: string, draft: Draft): Promise<boolean> {
  try {
    await writeRecord(raffleId, storedDraft(draft));
    if (unkept.has(raffleId)) setFlags(raffleId, draft);
    return true;
  } catch {
    return false;
  }
}

function setFlags(raffleId: string, draft: Draft): void {
  setDraftFlag(raffleId, endOf(draft));
  markWaiting(raffleId, Boolean(draft.waiting));
}

function clearFlags(raffleId: string): void {
  clearDraftFlag(raffleId);
  markWaiting(raffleId, false);
}

async function keepPicture(raffleId: string, draft: Draft): Promise<boolean> {
  const { key, receipt } = draft;
  const kept = keptPictures.get(raffleId);
  if (kept?.key === key && kept.receipt === receipt) return true;
  try {
    const bytes = await receipt?.arrayBuffer();
    // The draft has been replaced or deleted meanwhile.
    if (unkept.get(raffleId) !== draft) return true;
    const picture = receipt && bytes && { draftKey: key, type: receipt.type, bytes };
    if (picture) await writeRecord(pictureKey(raffleId), picture);
    else await removeRecords([pictureKey(raffleId)]);
    keptPictures.set(raffleId, { key, receipt });
    return true;
  } catch {
    // Otherwise the old picture would come back with this draft.
    void removeRecords([pictureKey(raffleId)]).catch(() => undefined);
    keptPictures.delete(raffleId);
    return false;
  }
}

/** A sent purchase may have reached the admin API: then its numbers are taken, but by this buyer. */
function tellSelection(raffleId: string, draft: Draft | null): void {
  selectionStore(raffleId).awaitAnswer((draft?.sent?.tickets ?? []).map(({ id }) => id));
}

/** A sent purchase is stored until its outcome is known, however long that takes. */
function endOf({ savedAt, sent }: Pick<Draft, 'savedAt' | 'sent'>): number {
  return sent ? Infinity : savedAt + DRAFT_LIFE_MS;
}

export function isAlive(draft: Pick<Draft, 'savedAt' | 'sent'>, now: number): boolean {
  return now < endOf(draft);
}

/** On page load: deletes expired drafts. */
export async function forgetExpired(): Promise<void> {
  const expired = expiredDrafts(Date.now()).filter((id) => !isOutboxFlag(id));
  await Promise.all(expired.map(forgetDraft));
}

/** The record of a draft. The picture has its own record, except in some drafts of older builds. */
export function storedDraft(draft: Draft): StoredDraft {
  return { ...draft, receipt: null, heard: undefined, answered: undefined, version: VERSION };
}
