/** This page's own locks, for when the browser has none (old browsers, plain HTTP). */
const atWork = new Set<string>();

/**
 * Lets only one tab send a raffle's draft. Without locks two may send it: they have the same key, so the server gives the
 * second the answer of the first.
 */
export async function sendAlone<Result>(
  raffleId: string,
  work: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  const name = `payment-outbox:${raffleId}`;
  let started: Promise<Result> | null = null;
  const start = (isAlone: boolean) => (started = work(isAlone));
  try {
    const { locks } = navigator as { locks?: LockManager };
    if (locks) return await locks.request(name, { ifAvailable: true }, (lock) => start(!!lock));
  } catch (error) {
    // Firefox refuses locks to a site that may store nothing.
    if (started) throw error;
  }
  const isAlone = !atWork.has(name);
  atWork.add(name);
  return start(isAlone).finally(() => isAlone && atWork.delete(name));
}
