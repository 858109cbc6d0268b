import type { LockStore } from '@/lib/purchase/store/lock-store';

export type BuyerLock = (name: string, holdMs: number) => Promise<BuyerTurn>;
export type BuyerTurn = {
  isAfterAnother: boolean;
  lapse(): Promise<void>;
  giveBack(): Promise<void>;
};

const nothing = async () => undefined;

export const createBuyerLock: (store: LockStore) => BuyerLock = () => async () => ({
  isAfterAnother: false,
  lapse: nothing,
  giveBack: nothing,
});
