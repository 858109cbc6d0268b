/** This page's own locks, for when the browser has none (old browsers, plain HTTP). */
const atWork = new Set<string>();

type Work<Result> = (isAlone: boolean) => Promise<Result>;

/**
 * Lets only one tab send a raffle's draft. Without locks two may send it: they have the same key, so the server gives the
 * second the answer of the first. A browser that wakes a worker to send has locks.
 */
export const sendAlone = typeof window === 'undefined' ? sendLocked : sendOnPage;

async function sendLocked<Result>(raffleId: string, work: Work<Result>): Promise<Result> {
  const name = `payment-outbox:${raffleId}`;
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => work(!!lock));
}

async function sendOnPage<Result>(raffleId: string, work: Work<Result>): Promise<Result> {
  let started: Promise<Result> | null = null;
  const start = (isAlone: boolean) => (started = work(isAlone));
  try {
    const { locks } = navigator as { locks?: LockManager };
    if (locks) return await sendLocked(raffleId, start);
  } catch (error) {
    // Firefox refuses locks to a site that may store nothing.
    if (started) throw error;
  }
  const isAlone = !atWork.has(raffleId);
  atWork.add(raffleId);
  return start(isAlone).finally(() => isAlone && atWork.delete(raffleId));
}
