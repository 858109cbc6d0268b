import type { Redis } from 'ioredis';

export type LockStore = { [way in 'take' | 'giveBack']: () => Promise<true> };
export type BuyerLock = (name: string, holdMs: number) => Promise<() => Promise<void>>;

const unlocked: LockStore = { take: async () => true, giveBack: async () => true };

export const createMemoryLockStore: () => LockStore = () => unlocked;

export const createRedisLockStore: (redis: Redis) => LockStore = () => unlocked;

export const createBuyerLock: (store: LockStore) => BuyerLock = () => async () => async () =>
  undefined;
