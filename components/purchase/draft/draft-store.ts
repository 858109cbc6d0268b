import { selectionStore } from '@/components/picker/selection/selection-store';
import { readRecords, removeRecords, writeRecord } from '@/lib/offline/outbox/draft-database';
import { pictureKey, pictureOf, VERSION } from '@/lib/offline/outbox/kept-purchase';
import { markKey, readMark } from '@/lib/offline/outbox/mark';
import type { Waiting } from '@/lib/raffle/outbox';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Selection } from '@/lib/raffle/selection';
import type { Ended } from '@/lib/storefront-api/try-sending';
import type { PaymentValues } from '../form/form-values';
import { isOutboxFlag, markWaiting } from '../outbox/outbox-flag';
import { clearDraftFlag, expiredDrafts, setDraftFlag } from './draft-flag';
import { readDraft } from './read-draft';

/** A purchase that is not over, as it survives the bank's app, a killed browser and a reload. */
export type Draft = {
  /** Idempotency key of the purchase. */
  key: string;
  tickets: Selection;
  values: Partial<PaymentValues>;
  receipt: Blob | null;
  /** What was sent, from the first try on until the answer is final. */
  sent: PurchaseRequest | null;
  /** What the key was last sent with; drafts of earlier builds do not say. */
  boundTo?: PurchaseRequest | null;
  /** While it is to be sent by itself. */
  waiting?: Waiting | null;
  /** How what waited ended, where a worker or a page that is gone has heard it. Kept beside the draft. */
  heard?: Ended | null;
  /** What somebody else than the shop answered with last, while it waits for that. Kept beside the draft. */
  answered?: number;
  /** The buyer has said to have paid, or left for the bank with the account copied. */
  isPastPaying?: boolean;
  /** When the visitor last typed or chose, in milliseconds since 1970. */
  savedAt: number;
};

type StoredDraft = Draft & { version?: number };

export const DRAFT_LIFE_MS = 2 * 60 * 60 * 1000;

/** What of a draft would survive the end of the browser. */
export type Kept = 'all' | 'all-but-picture' | 'nothing';

/** What the database does not hold, or not yet: as long as the page lives it is not lost. */
const unkept = new Map<string, Draft>();

/** The picture that the database holds of a raffle's draft: it is not written at each pause in the typing. */
const keptPictures = new Map<string, Pick<Draft, 'key' | 'receipt'>>();

/** A database that fails costs the memory of the draft, never the purchase. */
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
    if (draft?.waiting) return await withMark(raffleId, { ...draft, waiting: draft.waiting });
    if (draft) return draft;
    if (stored) await forgetDraft(raffleId);
    else clearFlags(raffleId);
  } catch {
    // A database that fails says nothing.
  }
  return null;
}

/** What was done with it meanwhile, by whoever was alone with it. */
async function withMark(raffleId: string, draft: Draft & { waiting: Waiting }): Promise<Draft> {
  const mark = await readMark({ raffleId, key: draft.key, waiting: draft.waiting });
  if (!mark) return draft;
  const waiting = { ...draft.waiting, hasLeft: true };
  return { ...draft, waiting, heard: mark.end, answered: mark.pause?.status };
}

/** Resolves when all is kept that can be. */
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
  await removeRecords([raffleId, pictureKey(raffleId), markKey(raffleId)]).catch(() => undefined);
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
    // Replaced or forgotten meanwhile.
    if (unkept.get(raffleId) !== draft) return true;
    const picture = receipt && bytes && { draftKey: key, type: receipt.type, bytes };
    if (picture) await writeRecord(pictureKey(raffleId), picture);
    else await removeRecords([pictureKey(raffleId)]);
    keptPictures.set(raffleId, { key, receipt });
    return true;
  } catch {
    // Else the picture of before would come back beside these words.
    void removeRecords([pictureKey(raffleId)]).catch(() => undefined);
    keptPictures.delete(raffleId);
    return false;
  }
}

/** What was sent may have reached the admin API: its numbers are then taken, and by nobody else. */
function tellSelection(raffleId: string, draft: Draft | null): void {
  selectionStore(raffleId).awaitAnswer((draft?.sent?.tickets ?? []).map(({ id }) => id));
}

/** What was sent is kept until its end is known, however long that takes. */
function endOf({ savedAt, sent }: Pick<Draft, 'savedAt' | 'sent'>): number {
  return sent ? Infinity : savedAt + DRAFT_LIFE_MS;
}

export function isAlive(draft: Pick<Draft, 'savedAt' | 'sent'>, now: number): boolean {
  return now < endOf(draft);
}

/** At the opening of any page: of what is out of its time nothing stays. */
export async function forgetExpired(): Promise<void> {
  const expired = expiredDrafts(Date.now()).filter((id) => !isOutboxFlag(id));
  await Promise.all(expired.map(forgetDraft));
}

/** The record of a draft. Its picture has one of its own; in those of older builds it may be here. */
export function storedDraft(draft: Draft): StoredDraft {
  return { ...draft, receipt: null, heard: undefined, answered: undefined, version: VERSION };
}
