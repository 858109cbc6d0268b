import { isStateOfNumber, type DigitalTicket } from '@/lib/raffle/digital-ticket';
import { isObject } from '@/lib/raffle/kept-values';
import { hasWorker, TICKET_STORE } from './stores';

export type KeptTicket = {
  ticket: DigitalTicket;
  /** Milliseconds since the epoch. */
  seenAt: number;
};

/** Stores a ticket under its page's path. If storage is full or forbidden, the ticket is just not remembered. */
export async function keepTicket(path: string, kept: KeptTicket): Promise<void> {
  if (!(await hasWorker())) return;
  try {
    const store = await caches.open(TICKET_STORE);
    await store.put(path, new Response(JSON.stringify(kept)));
  } catch {
    return;
  }
}

export async function keptTicket(path: string): Promise<KeptTicket | null> {
  try {
    const kept = await (await caches.open(TICKET_STORE)).match(path);
    return kept ? readKept(await kept.json()) : null;
  } catch {
    return null;
  }
}

/** Reads a ticket only if it is complete: half a ticket would show half a purchase. */
function readKept(kept: unknown): KeptTicket | null {
  if (!isObject(kept) || !isObject(kept.ticket) || !isDate(kept.seenAt)) return null;
  const { raffle, numbers } = kept.ticket;
  const hasNumbers = Array.isArray(numbers) && numbers.every(isNumberWithState);
  const hasRaffle = raffle === null || (isObject(raffle) && typeof raffle.name === 'string');
  const isDated = !isObject(raffle) || raffle.drawDate === null || isDate(raffle.drawDate);
  return hasNumbers && hasRaffle && isDated ? (kept as KeptTicket) : null;
}

function isNumberWithState(one: unknown): boolean {
  return isObject(one) && typeof one.number === 'string' && isStateOfNumber(one.state);
}

function isDate(value: unknown): boolean {
  return !Number.isNaN(new Date(value as string | number).getTime());
}

export async function forgetTickets(paths: readonly string[]): Promise<void> {
  if (paths.length === 0 || !('caches' in globalThis)) return;
  try {
    const store = await caches.open(TICKET_STORE);
    await Promise.all(paths.map((path) => store.delete(path)));
  } catch {
    return;
  }
}
