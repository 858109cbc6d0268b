import { useSyncExternalStore } from 'react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import {
  readPurchase,
  removePurchase,
  updatePurchase,
  writePicture,
  type StoredPurchase,
} from '@/lib/offline/outbox/purchase-record';
import {
  endOf,
  isWorthKeeping,
  reduce,
  sentOf,
  type Purchase,
  type PurchaseEvent,
  type PurchaseForm,
} from '@/lib/raffle/purchase-state';
import { clearDraftFlag, dueDrafts, setDraftFlag } from './draft-flag';

/** The page's copy of a purchase. A part that could not be stored lasts as long as the page. */
export type Entry = StoredPurchase & {
  /** Form and picture would survive closing the browser. */
  isStored: boolean;
  /** The picture that is stored, so that it is not written again at each letter. */
  picture?: { key: string; receipt: Blob | null };
};

/** A new map for each change, as React compares them. */
let entries: ReadonlyMap<string, Entry> = new Map();
const listeners = new Set<() => void>();
/** Raffles whose payment is open. It shows the outcome itself. */
const open = new Set<string>();
/** Number of transactions under way. */
const writing = new Map<string, number>();

function set(raffleId: string, entry: Entry | null): void {
  const next = new Map(entries);
  if (entry) next.set(raffleId, entry);
  else next.delete(raffleId);
  entries = next;
  // A sent purchase may have reached the admin API: then its numbers are taken, but by this buyer.
  const sent = entry && sentOf(entry.purchase);
  selectionStore(raffleId).awaitAnswer((sent?.tickets ?? []).map(({ id }) => id));
  for (const listener of listeners) listener();
}

export function onPurchaseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const entryOf = (raffleId: string) => entries.get(raffleId);
export const usePurchases = () => useSyncExternalStore(onPurchaseChange, () => entries);
export const isPaymentOpen = (raffleId: string) => open.has(raffleId);

/** Continues the purchase that was loaded for this raffle, or begins one. */
export function openPurchase(raffleId: string): void {
  open.add(raffleId);
  set(raffleId, entryOf(raffleId) ?? begun());
}

export function closePurchase(raffleId: string): void {
  open.delete(raffleId);
  const entry = entryOf(raffleId);
  set(raffleId, entry && isWorthKeeping(entry.purchase) ? entry : null);
}

/** A failing database costs the stored purchase, never the purchase itself. */
export async function loadPurchase(raffleId: string): Promise<Entry | null> {
  const known = entryOf(raffleId);
  if (known && (writing.get(raffleId) || !known.isStored)) return known;
  try {
    await storeLastForms();
    const stored = await readPurchase(raffleId);
    // A letter that was typed meanwhile is newer.
    if (entryOf(raffleId) !== known) return entryOf(raffleId) ?? null;
    const isOver = !stored || Date.now() >= endOf(stored.purchase);
    if (isOver && known && isPaymentOpen(raffleId))
      return isWorthKeeping(known.purchase) ? known : null;
    if (isOver) {
      // What another build stored, and this one cannot use, expires too.
      if (stored || dueDrafts(Date.now()).includes(raffleId)) await forgetPurchase(raffleId);
      return null;
    }
    setFlag(raffleId, stored.purchase);
    const picture = { key: stored.purchase.key, receipt: stored.receipt };
    const entry: Entry = { ...stored, isStored: true, picture };
    set(raffleId, entry);
    return entry;
  } catch {
    // A failing database does not tell whether there is a purchase.
    return null;
  }
}

/** Notes what the visitor does in the open payment. `changePurchase` stores it. */
export function touch(
  raffleId: string,
  change: { receipt?: Blob | null; isPastPaying?: boolean } = {},
): void {
  noteTyped(raffleId);
  const entry = entryOf(raffleId);
  if (!entry) return;
  const { receipt = entry.receipt, isPastPaying = entry.purchase.isPastPaying } = change;
  set(raffleId, { ...entry, receipt, purchase: { ...entry.purchase, isPastPaying } });
}

/** Draws nothing, as that would put the former value back into the field before React has seen the letter. */
export function noteTyped(raffleId: string): void {
  const entry = entryOf(raffleId);
  if (entry) entry.purchase = { ...entry.purchase, savedAt: Date.now() };
}

export type Change = {
  /** False when there was nothing to change. */
  isApplied: boolean;
  isStored: boolean;
};

/** Changes it on this page at once. Resolves when everything that can be stored is stored. */
export async function changePurchase(raffleId: string, event: PurchaseEvent): Promise<Change> {
  const before = entryOf(raffleId);
  const purchase = before && reduce(before.purchase, event);
  if (!purchase || purchase === before.purchase) {
    return { isApplied: false, isStored: before?.isStored ?? false };
  }
  const { key } = purchase;
  set(raffleId, { ...before, purchase });
  writing.set(raffleId, (writing.get(raffleId) ?? 0) + 1);
  const stored = await updatePurchase(raffleId, (found) => reduce(found, event)).catch(() => null);
  writing.set(raffleId, (writing.get(raffleId) ?? 1) - 1);
  const now = entryOf(raffleId);
  if (now?.purchase.key !== key) return { isApplied: true, isStored: false };
  if (stored?.purchase) setFlag(raffleId, stored.purchase);
  // Another tab's purchase may be under way: then neither this one nor its picture replaces it.
  const isOwn = stored?.purchase?.key === key;
  const isStored = isOwn && (await storePicture(raffleId, now));
  const latest = entryOf(raffleId);
  if (latest?.purchase.key === key) {
    // Another tab or the worker may have changed it before this page did.
    const theirs = latest.purchase === purchase ? stored?.purchase : null;
    const isChanged = isOwn && theirs && JSON.stringify(theirs) !== JSON.stringify(purchase);
    if (isChanged) set(raffleId, { ...latest, isStored, purchase: theirs });
    else if (latest.isStored !== isStored) set(raffleId, { ...latest, isStored });
  }
  return { isApplied: stored?.isApplied ?? true, isStored };
}

/** Changes the stage of the purchase that this page knows. */
export const changeStage = async (
  raffleId: string,
  type: 'unqueued' | 'noted' | 'taken-back' | 'reopened',
): Promise<Change> => changePurchase(raffleId, { type, key: keyIn(raffleId), at: Date.now() });

/** The server knows the key as that of another purchase. */
export const renewKey = (raffleId: string) =>
  void changePurchase(raffleId, { type: 'renewed', key: keyIn(raffleId), newKey: newKey() });

/** It is over. Another tab's purchase, which may be under way, stays. */
export const finishPurchase = async (raffleId: string): Promise<void> =>
  forgetPurchase(raffleId, keyIn(raffleId));

const keyIn = (raffleId: string) => entryOf(raffleId)?.purchase.key ?? '';

/** @param key leaves the purchase of another tab, which may be under way */
export async function forgetPurchase(raffleId: string, key?: string): Promise<void> {
  set(raffleId, isPaymentOpen(raffleId) ? begun() : null);
  dropLastForm(raffleId);
  const stored = key !== undefined ? await readPurchase(raffleId).catch(() => null) : null;
  if (stored && stored.purchase.key !== key) return;
  clearDraftFlag(raffleId);
  await removePurchase(raffleId).catch(() => undefined);
}

/** Reads what is due, which deletes what has expired: a remembered buyer too. */
export async function loadDue(): Promise<void> {
  await storeLastForms();
  await Promise.all(dueDrafts(Date.now()).map((id) => loadPurchase(id)));
}

/*
 * A browser may abort a transaction that the page began just before it goes. The form waits as text then, from the page's
 * end to the next page of the shop, which stores it in the database and deletes it here.
 */
const LAST_FORM = 'last-form:';

/** Leaves the form for the next page while its last change is still being stored. */
export function leaveForm(raffleId: string, form: PurchaseForm): void {
  if (!writing.get(raffleId)) return;
  try {
    localStorage.setItem(LAST_FORM + raffleId, JSON.stringify(form));
  } catch {
    // Without storage only the last letters are lost.
  }
}

/** Otherwise a page that came back from the browser's cache leaves the form of a purchase that is over. */
function dropLastForm(raffleId: string): void {
  try {
    localStorage.removeItem(LAST_FORM + raffleId);
  } catch {
    // Without storage there is none.
  }
}

async function storeLastForms(): Promise<void> {
  try {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(LAST_FORM))) {
      const form = formIn(localStorage.getItem(name) ?? '');
      if (form) await storeLastForm(name.slice(LAST_FORM.length), form);
      localStorage.removeItem(name);
    }
  } catch {
    // The next page tries again.
  }
}

async function storeLastForm(raffleId: string, form: PurchaseForm): Promise<void> {
  const { purchase } = await updatePurchase(raffleId, (before) =>
    before && before.savedAt > form.savedAt ? before : reduce(before, { type: 'edited', form }),
  );
  if (purchase) setFlag(raffleId, purchase);
}

function formIn(text: string): PurchaseForm | null {
  try {
    const form = JSON.parse(text) as PurchaseForm | null;
    return Array.isArray(form?.tickets) ? form : null;
  } catch {
    return null;
  }
}

/** Every page opens a purchase that waits or is over. The two numbers differ, so that other tabs get a `storage` event. */
function setFlag(raffleId: string, purchase: Purchase): void {
  const { stage } = purchase;
  setDraftFlag(raffleId, stage === 'queued' ? 0 : stage === 'answered' ? 1 : endOf(purchase));
}

/** False when the picture cannot be stored. */
async function storePicture(raffleId: string, entry: Entry): Promise<boolean> {
  const { receipt, picture } = entry;
  const { key } = entry.purchase;
  if (picture?.key === key && picture.receipt === receipt) return true;
  try {
    // Read before the check: the purchase may be replaced or deleted meanwhile.
    const bytes = await receipt?.arrayBuffer();
    const latest = entryOf(raffleId);
    if (latest?.purchase.key !== key || latest.receipt !== receipt) return true;
    await writePicture(
      raffleId,
      receipt && bytes ? { draftKey: key, type: receipt.type, bytes } : null,
    );
    const after = entryOf(raffleId);
    if (after) set(raffleId, { ...after, picture: { key, receipt } });
    return true;
  } catch {
    // Otherwise the old picture would come back with this purchase.
    void writePicture(raffleId, null).catch(() => undefined);
    const latest = entryOf(raffleId);
    if (latest) latest.picture = undefined;
    return !receipt;
  }
}

function begun(): Entry {
  const form = { tickets: [], values: {}, isPastPaying: false, savedAt: 0 };
  return {
    purchase: { key: newKey(), ...form, boundTo: null, stage: 'form' },
    receipt: null,
    isStored: true,
  };
}

/** A random UUID. `crypto.randomUUID` exists only on pages with TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
