import { createStore, del, get, set } from 'idb-keyval';
import { selectionStore } from '@/components/selection/selection-store';
import { DRAFT_LIFE_MS, isAlive, readDraft, storedDraft, type Draft } from './draft';
import { clearDraftFlag, setDraftFlag } from './draft-flag';

/**
 * IndexedDB, because it takes the picture as well and survives a killed browser. A database that
 * cannot be opened costs the memory of the draft, never the purchase.
 */
const database = () => createStore('payment-drafts', 'drafts');

export async function loadDraft(raffleId: string): Promise<Draft | null> {
  try {
    const stored = await get<Draft>(raffleId, database());
    const draft = stored && isAlive(stored, Date.now()) ? readDraft(stored) : null;
    if (draft) tellSelection(raffleId, draft);
    else if (stored) await forgetDraft(raffleId);
    else clearDraftFlag(raffleId);
    return draft;
  } catch {
    return null;
  }
}

/** Resolves when the draft would survive the end of the browser. */
export async function keepDraft(raffleId: string, draft: Draft): Promise<void> {
  tellSelection(raffleId, draft);
  try {
    await set(raffleId, storedDraft(draft), database());
    setDraftFlag(raffleId, draft.savedAt + DRAFT_LIFE_MS);
  } catch {
    return;
  }
}

export async function forgetDraft(raffleId: string): Promise<void> {
  clearDraftFlag(raffleId);
  tellSelection(raffleId, null);
  try {
    await del(raffleId, database());
  } catch {
    return;
  }
}

/** What was sent may have reached the admin API: its numbers are then taken, and by nobody else. */
function tellSelection(raffleId: string, draft: Draft | null): void {
  selectionStore(raffleId).awaitAnswer((draft?.sent?.tickets ?? []).map(({ id }) => id));
}
