/** This page's own locks, for when the browser has none (old browsers, plain HTTP). */
const atWork = new Set<string>();

type Work<Result> = (isAlone: boolean) => Promise<Result>;

/**
 * Lets only one tab send a raffle's draft. Without locks two may send it: they have the same key, so the server gives the
 * second the answer of the first.
 */
export async function sendAlone<Result>(raffleId: string, work: Work<Result>): Promise<Result> {
  let started: Promise<Result> | null = null;
  const start = (isAlone: boolean) => (started = work(isAlone));
  try {
    const { locks } = navigator as { locks?: LockManager };
    const onlyIfFree = { ifAvailable: true };
    if (locks)
      return await locks.request(lockOf(raffleId), onlyIfFree, async (lock) => start(!!lock));
  } catch (error) {
    // Firefox refuses locks to a site that may store nothing.
    if (started) throw error;
  }
  const isAlone = !atWork.has(raffleId);
  atWork.add(raffleId);
  return start(isAlone).finally(() => isAlone && atWork.delete(raffleId));
}

/**
 * For a worker, whose browser has locks and wakes it again only minutes later. So it waits for a page that is sending,
 * and takes over if that page is closed.
 */
export async function sendInTurn<Result>(raffleId: string, work: () => Promise<Result>) {
  return navigator.locks.request(lockOf(raffleId), work);
}

const lockOf = (raffleId: string) => `payment-outbox:${raffleId}`;
