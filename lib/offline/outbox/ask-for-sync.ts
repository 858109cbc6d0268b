/** The tag with which the browser wakes the worker once there is a network. */
export const OUTBOX = 'outbox';

/** A Chrome API that is not yet in TypeScript's library. */
type Syncing = { sync?: { register: (tag: string) => Promise<void> } };

const LIMIT_MS = 1500;

/** Whether this browser also sends waiting purchases after the shop's pages are closed. */
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
