import 'server-only';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { seal, unseal } from '@/lib/ticket/token';
import type { BuyerData, Entry, Purchase } from './entry';
import { isRegistered } from './outcome';
import type { PurchaseStore } from './store';

/** The time that `docs/personal-data.md` promises. */
const KEPT_MS = 24 * 3600_000;
/** For purchases that never went to the admin API: anyone can make any number of them. */
const UNSENT_MS = 10 * 60_000;

/** Purchases by key, their buyers' data, and the sendings of each buyer that were not answered. */
export function storedPurchases(store: PurchaseStore) {
  return {
    entry: async (key: string) => (await store.get(`purchase:${key}`)) as Entry | null,

    /** Null when it is deleted, or was sealed with another key. */
    async buyerData(key: string): Promise<BuyerData | null> {
      const stored = (await store.get(`buyer:${key}`)) as { sealed: string } | null;
      const plain = stored && unseal(stored.sealed, ticketKeys());
      return plain && (JSON.parse(plain.toString()) as BuyerData);
    },

    forgetBuyer: (key: string) => store.remove(`buyer:${key}`),

    /** @param keepsBuyer for what still has to be looked up or told */
    async save({ buyer, note, ...entry }: Purchase, keepsBuyer: boolean): Promise<void> {
      if (keepsBuyer) {
        const sealed = seal(Buffer.from(JSON.stringify({ buyer, note })), ticketKeys());
        await store.set(`buyer:${entry.key}`, { sealed }, entry.outcome ? LATE_LOOK_MS : KEPT_MS);
      }
      const isKept = keepsBuyer || entry.sentAt !== null || isRegistered(entry.outcome);
      await store.set(`purchase:${entry.key}`, entry, isKept ? KEPT_MS : UNSENT_MS);
      if (!keepsBuyer) await store.remove(`buyer:${entry.key}`);
    },

    /** Times of the sendings that may still register numbers, or free others. */
    async unanswered(buyerMark: string): Promise<number[]> {
      const stored = (await store.get(`unanswered:${buyerMark}`)) as { times: number[] } | null;
      return (stored?.times ?? []).filter((time) => Date.now() - time < LATE_LOOK_MS);
    },

    setUnanswered: (buyerMark: string, times: number[]) =>
      store.set(`unanswered:${buyerMark}`, { times }, LATE_LOOK_MS),
  };
}
