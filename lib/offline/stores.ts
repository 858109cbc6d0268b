/** Everything that is kept in Cache Storage, listed in SECURITY.md. */
export const STORES = {
  page: 'offline-page',
  tickets: 'own-tickets',
  raffle: 'last-raffle',
} as const;

/** Where a worker is there to show what is kept; elsewhere nothing is. */
export async function hasWorker(): Promise<boolean> {
  if (!keepsAnything()) return false;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration !== undefined;
}

/** What was seen by whoever held this phone. The page that stays knows nothing of anybody. */
export async function forgetSeen(): Promise<void> {
  if (!('caches' in globalThis) || !keepsAnything()) return;
  const seen = [STORES.tickets, STORES.raffle];
  await Promise.all(seen.map((name) => caches.delete(name))).catch(() => undefined);
}

/** Where storage is forbidden Firefox writes an error into the console for each question about workers. */
function keepsAnything(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
