import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LockStore } from './store/lock-store';

/**
 * Runs one purchase of a buyer at a time: two at once can free each other's numbers at the admin API. The lock is held
 * until it is given back or lapses. If its process ends first, it lapses after `holdMs`.
 */
export type BuyerLock = (name: string, holdMs: number) => Promise<BuyerTurn>;

export type BuyerTurn = {
  /** Another purchase of this buyer may have changed what was read before. */
  isAfterAnother: boolean;
  /** Ends the lock `holdMs` from now. */
  lapse(): Promise<void>;
  giveBack(): Promise<void>;
};

const POLL_MS = 50;
/**
 * A purchase that has waited this many `holdMs` goes on without the lock; nobody is refused. An unanswered sending holds
 * the lock for two: with a limit of two, all waiting purchases would go on at once and undo each other.
 */
const MAX_TURNS = 2.25;
const RENEWALS_A_TURN = 4;

export function createBuyerLock(store: LockStore): BuyerLock {
  return async function acquire(name, holdMs) {
    const token = randomUUID();
    const goAheadAt = performance.now() + MAX_TURNS * holdMs;
    let taken = await store.take(name, token, holdMs);
    while (!taken && performance.now() < goAheadAt) {
      await sleep(POLL_MS);
      taken = await store.take(name, token, holdMs);
    }
    const renew = () => store.renew(name, token, holdMs);
    const renewing = setInterval(() => void renew(), holdMs / RENEWALS_A_TURN).unref();
    return {
      isAfterAnother: taken !== 'first',
      lapse() {
        clearInterval(renewing);
        return renew();
      },
      giveBack() {
        clearInterval(renewing);
        return store.giveBack(name, token);
      },
    };
  };
}
