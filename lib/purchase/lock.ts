import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PurchaseStore } from './store';

/**
 * Does the work while nobody else holds the name. Null when it stays held for longer than `waitMs`.
 * @param work gets a function that renews the lock, and returns false when the lock was lost
 */
export type Lock = <Result>(
  name: string,
  waitMs: number,
  work: (renew: () => Promise<boolean>) => Promise<Result>,
) => Promise<Result | null>;

const POLL_MS = 50;
const RENEWALS = 4;

/** @param holdMs after which the lock of a killed process ends */
export function createLock(store: PurchaseStore, holdMs: number): Lock {
  return async function locked(name, waitMs, work) {
    const token = randomUUID();
    const until = performance.now() + waitMs;
    while ((await store.take([name], token, holdMs)).length === 0) {
      if (performance.now() >= until) return null;
      await sleep(POLL_MS);
    }
    const renew = () => store.renew(name, token, holdMs);
    const renewing = setInterval(() => void renew().catch(() => null), holdMs / RENEWALS).unref();
    try {
      return await work(renew);
    } finally {
      clearInterval(renewing);
      await store.release(name, token).catch(() => undefined);
    }
  };
}
