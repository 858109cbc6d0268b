/*
 * Everything in Cache Storage, as listed in docs/personal-data.md.
 */
export const PAGE_STORE = 'offline-page';
export const TICKET_STORE = 'own-tickets';
export const RAFFLE_STORE = 'last-raffle';

/** Whether a worker can show what is stored; without one, nothing is stored. */
export async function hasWorker(): Promise<boolean> {
  if (!keepsAnything()) return false;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration !== undefined;
}

/** Deletes what this phone's user has seen. The offline page stays: it holds no personal data. */
export async function forgetSeen(): Promise<void> {
  if (!('caches' in globalThis) || !keepsAnything()) return;
  const seen = [TICKET_STORE, RAFFLE_STORE];
  await Promise.all(seen.map((name) => caches.delete(name))).catch(() => undefined);
}

/** Where storage is forbidden, Firefox logs a console error for each request about workers. */
export function keepsAnything(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
