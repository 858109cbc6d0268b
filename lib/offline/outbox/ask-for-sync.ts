/** What the browser wakes the worker for once there is a line. */
export const OUTBOX = 'outbox';

/** Chrome's, not yet in TypeScript's library. */
type Syncing = { sync?: { register: (tag: string) => Promise<void> } };

const LIMIT_MS = 1500;

/** Whether this browser sends what waits with the shop closed as well. */
export async function askForSync(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, LIMIT_MS, false));
  return Promise.race([ask().catch(() => false), late]);
}

async function ask(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as Syncing;
  if (!sync) return false;
  await sync.register(OUTBOX);
  return true;
}
