/** Where there are no locks (old browsers, plain HTTP), those of this page. */
const atWork = new Set<string>();

/**
 * One of all tabs sends what a raffle's draft holds. Without locks two may: the server gives the second the answer of
 * the first, for they have the same key.
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
    // Firefox refuses locks to a site that may keep nothing.
    if (started) throw error;
  }
  const isAlone = !atWork.has(name);
  atWork.add(name);
  return start(isAlone).finally(() => isAlone && atWork.delete(name));
}
