/** The tag with which the browser wakes the worker once there is a network. */
export const OUTBOX = 'outbox';

/** A Chrome API that is not yet in TypeScript's library. */
type Syncing = { sync?: { register: (tag: string) => Promise<void> } };

const LIMIT_MS = 1500;

/** Lets a browser that can also send waiting purchases after the shop's pages are closed. */
export async function askForSync(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([ask().catch(() => undefined), timeout]);
}

async function ask(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (registration as Syncing | undefined)?.sync?.register(OUTBOX);
}
