import type { Redis } from 'ioredis';

export type LockStore = { [way in 'take' | 'renew' | 'giveBack']: () => Promise<true> };
export type BuyerLock = (name: string, holdMs: number) => Promise<Turn>;
export type Turn = { hasWaited: boolean; renew(): Promise<void>; giveBack(): Promise<void> };

const unlocked: LockStore = {
  take: async () => true,
  renew: async () => true,
  giveBack: async () => true,
};
const nothing = async () => undefined;

export const createMemoryLockStore: () => LockStore = () => unlocked;

export const createRedisLockStore: (redis: Redis) => LockStore = () => unlocked;

export const createBuyerLock: (store: LockStore) => BuyerLock = () => async () => ({
  hasWaited: false,
  renew: nothing,
  giveBack: nothing,
});
