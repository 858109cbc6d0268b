import { selectionStore } from '@/components/selection/selection-store';
import {
  DRAFT_LIFE_MS,
  isAlive,
  readDraft,
  storedDraft,
  type Draft,
  type StoredDraft,
} from './draft';
import { readRecords, removeRecords, writeRecord } from './draft-database';
import { clearDraftFlag, setDraftFlag } from './draft-flag';

/** What of a draft would survive the end of the browser. */
export type Kept = 'all' | 'all-but-picture' | 'nothing';

/** As bytes: WebKit keeps no Blob in a private window, and refuses the whole record. */
type StoredPicture = { draftKey: string; type: string; bytes: ArrayBuffer };

/** A record of its own, so that a picture too large to be kept does not take the words with it. */
const pictureKey = (raffleId: string) => `${raffleId}:receipt`;

/** What the database does not hold, or not yet: as long as the page lives it is not lost. */
const unkept = new Map<string, Draft>();

/** The picture that the database holds of a raffle's draft: it is not written at each pause in the typing. */
const keptPictures = new Map<string, Pick<Draft, 'key' | 'receipt'>>();

/** A database that fails costs the memory of the draft, never the purchase. */
export async function loadDraft(raffleId: string): Promise<Draft | null> {
  const inMemory = unkept.get(raffleId);
  if (inMemory) return inMemory;
  try {
    const [stored, picture] = (await readRecords([raffleId, pictureKey(raffleId)])) as [
      StoredDraft?,
      StoredPicture?,
    ];
    const draft = stored && isAlive(stored, Date.now()) ? readDraft(stored) : null;
    if (draft && picture?.draftKey === draft.key) {
      draft.receipt = new Blob([picture.bytes], { type: picture.type });
      keptPictures.set(raffleId, { key: draft.key, receipt: draft.receipt });
    }
    if (draft) tellSelection(raffleId, draft);
    else if (stored) await forgetDraft(raffleId);
    else clearDraftFlag(raffleId);
    return draft;
  } catch {
    return null;
  }
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
  clearDraftFlag(raffleId);
  tellSelection(raffleId, null);
  await removeRecords([raffleId, pictureKey(raffleId)]).catch(() => undefined);
}

async function keepWords(raffleId: string, draft: Draft): Promise<boolean> {
  try {
    await writeRecord(raffleId, storedDraft(draft));
    if (unkept.has(raffleId)) setDraftFlag(raffleId, draft.savedAt + DRAFT_LIFE_MS);
    return true;
  } catch {
    return false;
  }
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
    await removeRecords([pictureKey(raffleId)]).catch(() => undefined);
    keptPictures.delete(raffleId);
    return false;
  }
}

/** What was sent may have reached the admin API: its numbers are then taken, and by nobody else. */
function tellSelection(raffleId: string, draft: Draft | null): void {
  selectionStore(raffleId).awaitAnswer((draft?.sent?.tickets ?? []).map(({ id }) => id));
}
