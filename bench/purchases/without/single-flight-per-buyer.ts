import type { LockStore } from '@/lib/payments/lock/lock-store';

export type BuyerLock = (name: string, holdMs: number) => Promise<() => Promise<void>>;

export const createBuyerLock: (store: LockStore) => BuyerLock = () => async () => async () =>
  undefined;
