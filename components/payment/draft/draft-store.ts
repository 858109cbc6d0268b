import { createStore, del, get, set } from 'idb-keyval';
import { DRAFT_LIFE_MS, isAlive, type Draft } from './draft';
import { lowerDraftFlag, raiseDraftFlag } from './draft-flag';

/**
 * IndexedDB, because it takes the picture as well and survives a killed browser. A database that
 * cannot be opened costs the memory of the draft, never the purchase.
 */
const database = () => createStore('payment-drafts', 'drafts');

export async function loadDraft(raffleId: string): Promise<Draft | null> {
  try {
    const draft = await get<Draft>(raffleId, database());
    if (draft && isAlive(draft, Date.now())) return draft;
    if (draft) await forgetDraft(raffleId);
    else lowerDraftFlag(raffleId);
  } catch {
    return null;
  }
  return null;
}

/** Resolves when the draft would survive the end of the browser. */
export async function keepDraft(raffleId: string, draft: Draft): Promise<void> {
  try {
    await set(raffleId, draft, database());
    raiseDraftFlag(raffleId, draft.savedAt + DRAFT_LIFE_MS);
  } catch {
    return;
  }
}

export async function forgetDraft(raffleId: string): Promise<void> {
  lowerDraftFlag(raffleId);
  try {
    await del(raffleId, database());
  } catch {
    return;
  }
}
