import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LockStore } from './store/lock-store';

/** One purchase of a buyer at a time: two at once can free each other's numbers at the admin API. */
export type BuyerLock = (name: string, holdMs: number) => Promise<Turn>;

export type Turn = {
  /** What was read before may have changed meanwhile. */
  hasWaited: boolean;
  /** Holds it from now on, unless somebody else has it by now. */
  renew(): Promise<void>;
  giveBack(): Promise<void>;
};

const POLL_MS = 50;
/** After so many turns it goes on without one; nobody is refused. */
const MAX_TURNS = 2;

export function createBuyerLock(store: LockStore): BuyerLock {
  return async function acquire(name, holdMs) {
    const token = randomUUID();
    const goAheadAt = Date.now() + MAX_TURNS * holdMs;
    let hasWaited = false;
    while (!(await store.take(name, token, holdMs)) && Date.now() < goAheadAt) {
      hasWaited = true;
      await sleep(POLL_MS);
    }
    return {
      hasWaited,
      renew: () => store.renew(name, token, holdMs),
      giveBack: () => store.giveBack(name, token),
    };
  };
}
