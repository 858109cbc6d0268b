import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { hasWorker, STORES } from './stores';

export type KeptTicket = {
  ticket: DigitalTicket;
  /** Milliseconds since the epoch. */
  seenAt: number;
};

/** By the path of its page. A storage that is full or forbidden costs only the memory. */
export async function keepTicket(path: string, kept: KeptTicket): Promise<void> {
  if (!(await hasWorker())) return;
  try {
    const store = await caches.open(STORES.tickets);
    await store.put(path, new Response(JSON.stringify(kept)));
  } catch {
    return;
  }
}

export async function keptTicket(path: string): Promise<KeptTicket | null> {
  try {
    const kept = await (await caches.open(STORES.tickets)).match(path);
    return kept ? ((await kept.json()) as KeptTicket) : null;
  } catch {
    return null;
  }
}

export async function forgetTickets(paths: readonly string[]): Promise<void> {
  if (paths.length === 0 || !('caches' in globalThis)) return;
  try {
    const store = await caches.open(STORES.tickets);
    await Promise.all(paths.map((path) => store.delete(path)));
  } catch {
    return;
  }
}
