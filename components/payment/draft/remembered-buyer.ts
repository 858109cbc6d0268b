import type { PaymentValues } from '../form/form-values';
import { readRecords, removeRecords, writeRecord } from '@/lib/offline/outbox/draft-database';
import { clearDraftFlag, setDraftFlag } from './draft-flag';

export const BUYER_FIELDS = ['name', 'nationalId', 'phoneCode', 'phone', 'address'] as const;

export type Buyer = Pick<PaymentValues, (typeof BUYER_FIELDS)[number]>;

type StoredBuyer = { buyer: Buyer; boughtAt: number };

/** Beside the drafts, and like them gone with its flag's time. */
const KEY = 'buyer';
const LIFE_MS = 180 * 86_400_000;

export async function loadBuyer(now: number): Promise<Buyer | null> {
  try {
    const [stored] = (await readRecords([KEY])) as [StoredBuyer?];
    if (!stored) return null;
    if (now - stored.boughtAt < LIFE_MS) return stored.buyer;
    await forgetBuyer();
  } catch {
    // A database that fails costs the memory, never the purchase.
  }
  return null;
}

export async function rememberBuyer(values: PaymentValues, now: number): Promise<void> {
  const buyer = Object.fromEntries(BUYER_FIELDS.map((name) => [name, values[name]])) as Buyer;
  const stored: StoredBuyer = { buyer, boughtAt: now };
  try {
    await writeRecord(KEY, stored);
    setDraftFlag(KEY, now + LIFE_MS);
  } catch {
    await forgetBuyer();
  }
}

export async function forgetBuyer(): Promise<void> {
  clearDraftFlag(KEY);
  await removeRecords([KEY]).catch(() => undefined);
}
