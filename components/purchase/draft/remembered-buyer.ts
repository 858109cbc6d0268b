import { useState } from 'react';
import type { PaymentValues } from '../form/form-values';
import { changeRecord, readRecords, removeRecords } from '@/lib/offline/outbox/draft-database';
import { clearDraftFlag, setDraftFlag } from './draft-flag';

export const BUYER_FIELDS = ['name', 'nationalId', 'phoneCode', 'phone', 'address'] as const;

export type Buyer = Pick<PaymentValues, (typeof BUYER_FIELDS)[number]>;

type StoredBuyer = { buyer: Buyer; boughtAt: number };

/** Stored beside the drafts, and like them deleted when its flag expires. */
const KEY = 'buyer';
const LIFE_MS = 180 * 86_400_000;

export async function loadBuyer(now: number): Promise<Buyer | null> {
  try {
    const [stored] = await readRecords([KEY]);
    if (!stored) return null;
    const buyer = readBuyer(stored, now);
    if (buyer) return buyer;
    await forgetBuyer();
  } catch {
    // A failing database costs the remembered buyer, never the purchase.
  }
  return null;
}

/** Null unless every field is there: the buyer is shown folded and sent unchanged. */
function readBuyer(stored: unknown, now: number): Buyer | null {
  const { buyer, boughtAt } = stored as Partial<StoredBuyer>;
  const isWhole = BUYER_FIELDS.every((name) => typeof buyer?.[name] === 'string');
  return buyer && isWhole && now - Number(boughtAt) < LIFE_MS ? buyer : null;
}

export async function rememberBuyer(values: PaymentValues, now: number): Promise<void> {
  const buyer = Object.fromEntries(BUYER_FIELDS.map((name) => [name, values[name]])) as Buyer;
  const stored: StoredBuyer = { buyer, boughtAt: now };
  try {
    await changeRecord(KEY, () => stored);
    setDraftFlag(KEY, now + LIFE_MS);
  } catch {
    await forgetBuyer();
  }
}

async function forgetBuyer(): Promise<void> {
  clearDraftFlag(KEY);
  await removeRecords([KEY]).catch(() => undefined);
}

/** @param found the buyer who asked to be remembered; `begun` holds the draft's values. */
export function useRememberedBuyer(found: Buyer | null, begun: Partial<Buyer> = {}) {
  const isUnchanged =
    found && BUYER_FIELDS.every((name) => (begun[name] ?? found[name]) === found[name]);
  const [isWanted, setWanted] = useState(found !== null);
  const [isFolded, setFolded] = useState(isUnchanged === true);

  return {
    isWanted,
    /** The buyer's data is shown as text instead of fields. */
    isFolded,
    unfold: () => setFolded(false),
    setWanted(wanted: boolean): void {
      setWanted(wanted);
      if (!wanted) void forgetBuyer();
    },
    rememberIfWanted(values: PaymentValues): void {
      if (!isWanted) return;
      void rememberBuyer(values, Date.now());
      setFolded(true);
    },
    async forget(): Promise<void> {
      setWanted(false);
      setFolded(false);
      await forgetBuyer();
    },
  };
}
