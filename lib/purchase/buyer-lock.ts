import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LockStore } from './store/lock-store';

/**
 * One purchase of a buyer at a time: two at once can free each other's numbers at the admin API. A turn is held until
 * it is given back or let lapse, and `holdMs` beyond the end of a process that does neither.
 */
export type BuyerLock = (name: string, holdMs: number) => Promise<BuyerTurn>;

export type BuyerTurn = {
  /** Another purchase of this buyer may have changed what was read before. */
  isAfterAnother: boolean;
  /** Ends it `holdMs` from now. */
  lapse(): Promise<void>;
  giveBack(): Promise<void>;
};

const POLL_MS = 50;
/**
 * After so many turns it goes on without one; nobody is refused. One whose sending nobody answers lasts two: with no more,
 * all that wait for it would go on at once, and undo each other.
 */
const MAX_TURNS = 2.25;
const RENEWALS_A_TURN = 4;

export function createBuyerLock(store: LockStore): BuyerLock {
  return async function acquire(name, holdMs) {
    const token = randomUUID();
    const goAheadAt = Date.now() + MAX_TURNS * holdMs;
    let taken = await store.take(name, token, holdMs);
    while (!taken && Date.now() < goAheadAt) {
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
