import { useEffect, useSyncExternalStore } from 'react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import {
  readPurchase,
  removePurchase,
  updatePurchase,
  writePicture,
  type Changed,
  type KeptPurchase,
} from '@/lib/offline/outbox/purchase-record';
import {
  endOf,
  reduce,
  sentOf,
  type Purchase,
  type PurchaseEvent,
} from '@/lib/raffle/purchase-state';
import { sendAlone } from '@/lib/offline/outbox/send-alone';
import { clearDraftFlag, dueDrafts, setDraftFlag } from './draft-flag';
import { takeForms } from './last-form';

/** The parts of a purchase that would survive closing the browser. */
export type Kept = 'all' | 'all-but-picture' | 'nothing';

/** Purchases not in the database, or not yet. They last as long as the page. */
const unkept = new Map<string, KeptPurchase>();

/** The picture already stored with a purchase, so that it is not written again at each letter. */
const keptPictures = new Map<string, { key: string; receipt: Blob | null | undefined }>();

/** The purchases of this phone as last read or changed; a new map for each change, as React compares them. */
let known: ReadonlyMap<string, KeptPurchase> = new Map();
const listeners = new Set<() => void>();

function note(raffleId: string, kept: KeptPurchase | null): void {
  const next = new Map(known);
  if (kept) next.set(raffleId, kept);
  else next.delete(raffleId);
  known = next;
  for (const listener of listeners) listener();
}

function onPurchases(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Raffles whose payment is open. It sends the queued payment and shows its outcome itself. */
const open = new Set<string>();

export const isPaymentOpen = (raffleId: string) => open.has(raffleId);

export function markPaymentOpen(raffleId: string): () => void {
  open.add(raffleId);
  note(raffleId, known.get(raffleId) ?? null);
  return () => {
    open.delete(raffleId);
    note(raffleId, known.get(raffleId) ?? null);
  };
}

export const usePurchases = () => useSyncExternalStore(onPurchases, () => known);

/** A failing database costs the stored purchase, never the purchase itself. */
export async function loadPurchase(raffleId: string): Promise<KeptPurchase | null> {
  const inMemory = unkept.get(raffleId);
  if (inMemory) return inMemory;
  try {
    await storeLastForms();
    const kept = await readPurchase(raffleId);
    if (!kept || Date.now() >= endOf(kept.purchase)) {
      // What another build stored, and this one cannot use, expires too.
      if (kept || dueDrafts(Date.now()).includes(raffleId)) await forgetPurchase(raffleId);
      return null;
    }
    keptPictures.set(raffleId, { key: kept.purchase.key, receipt: kept.receipt });
    tellSelection(raffleId, kept.purchase);
    setFlag(raffleId, kept.purchase);
    note(raffleId, kept);
    return kept;
  } catch {
    // A failing database does not tell whether there is a purchase.
    return null;
  }
}

/** The purchase stored on this phone. Null until it is loaded. */
export function useKeptDraft(raffleId: string): KeptPurchase | null {
  useEffect(() => void loadPurchase(raffleId), [raffleId]);
  return usePurchases().get(raffleId) ?? null;
}

export type Change = Changed & { kept: Kept };

/**
 * Resolves once everything that can be stored is stored.
 * @param before the purchase as this page knows it, which counts where nothing can be stored
 */
export async function changePurchase(
  raffleId: string,
  event: PurchaseEvent,
  before: KeptPurchase,
): Promise<Change> {
  const purchase = reduce(before.purchase, event) ?? before.purchase;
  const now = { purchase, receipt: before.receipt };
  tellSelection(raffleId, purchase);
  unkept.set(raffleId, now);
  const stored = await updatePurchase(raffleId, (kept) => reduce(kept, event)).catch(() => null);
  if (!stored) return { purchase, isApplied: purchase !== before.purchase, kept: 'nothing' };
  // Otherwise it was forgotten meanwhile.
  if (stored.purchase && unkept.has(raffleId)) {
    setFlag(raffleId, stored.purchase);
    const isOwn = stored.purchase.key === purchase.key;
    note(raffleId, { purchase: stored.purchase, receipt: isOwn ? before.receipt : null });
  }
  // Another tab's purchase may be under way: then neither this one nor its picture replaces it.
  if (stored.purchase?.key !== purchase.key) return { ...stored, kept: 'nothing' };
  if (!(await keepPicture(raffleId, now))) return { ...stored, kept: 'all-but-picture' };
  if (unkept.get(raffleId) === now) unkept.delete(raffleId);
  return { ...stored, kept: 'all' };
}

/** @param key leaves the purchase of another tab, which may be under way */
export async function forgetPurchase(raffleId: string, key?: string): Promise<void> {
  unkept.delete(raffleId);
  const stored = key ? await readPurchase(raffleId).catch(() => null) : null;
  if (stored && stored.purchase.key !== key) return;
  keptPictures.delete(raffleId);
  clearDraftFlag(raffleId);
  note(raffleId, null);
  tellSelection(raffleId, null);
  await removePurchase(raffleId).catch(() => undefined);
}

/** The "Cancelar este envío" action. False if the payment may have been sent already. */
export async function takeBack(raffleId: string): Promise<boolean> {
  return sendAlone(raffleId, async (isAlone) => {
    const found = isAlone && (await loadPurchase(raffleId));
    if (!found) return false;
    const { key } = found.purchase;
    const event = { type: 'taken-back', key, at: Date.now() } as const;
    if (reduce(found.purchase, event) === found.purchase) return false;
    const { isApplied, kept } = await changePurchase(raffleId, event, found);
    return isApplied && kept === 'all';
  });
}

async function storeLastForms(): Promise<void> {
  for (const [raffleId, form] of takeForms()) {
    const { purchase } = await updatePurchase(raffleId, (before) =>
      before && before.savedAt > form.savedAt ? before : reduce(before, { type: 'edited', form }),
    );
    if (purchase) setFlag(raffleId, purchase);
  }
}

/** Reads what is due, which deletes what has expired: a remembered buyer too. */
export async function loadDue(): Promise<void> {
  await storeLastForms().catch(() => undefined);
  await Promise.all(dueDrafts(Date.now()).map((id) => loadPurchase(id)));
}

/** What waits or is over is due on every page. Another number for each, so that other tabs hear of it. */
function setFlag(raffleId: string, purchase: Purchase): void {
  const { stage } = purchase;
  setDraftFlag(raffleId, stage === 'queued' ? 0 : stage === 'answered' ? 1 : endOf(purchase));
}

/** False when the picture cannot be stored. */
async function keepPicture(raffleId: string, now: KeptPurchase): Promise<boolean> {
  const { receipt } = now;
  const { key } = now.purchase;
  const before = keptPictures.get(raffleId);
  if (before?.key === key && before.receipt === receipt) return true;
  try {
    // Read before the check: the purchase may be replaced or deleted meanwhile.
    const bytes = await receipt?.arrayBuffer();
    if (unkept.get(raffleId) !== now) return true;
    const picture = receipt && bytes ? { draftKey: key, type: receipt.type, bytes } : null;
    await writePicture(raffleId, picture);
    keptPictures.set(raffleId, { key, receipt });
    return true;
  } catch {
    // Otherwise the old picture would come back with this purchase.
    void writePicture(raffleId, null).catch(() => undefined);
    keptPictures.set(raffleId, { key, receipt: undefined });
    return !receipt;
  }
}

/** A sent purchase may have reached the admin API: then its numbers are taken, but by this buyer. */
function tellSelection(raffleId: string, purchase: Purchase | null): void {
  const sent = purchase && sentOf(purchase);
  selectionStore(raffleId).awaitAnswer((sent?.tickets ?? []).map(({ id }) => id));
}
