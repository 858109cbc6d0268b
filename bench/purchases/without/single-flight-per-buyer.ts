import type { LockStore } from '@/lib/payments/store/lock-store';

export type BuyerLock = (name: string, holdMs: number) => Promise<Turn>;
export type Turn = { hasWaited: boolean; renew(): Promise<void>; giveBack(): Promise<void> };

const nothing = async () => undefined;

export const createBuyerLock: (store: LockStore) => BuyerLock = () => async () => ({
  hasWaited: false,
  renew: nothing,
  giveBack: nothing,
});
