import { forgetSeen, forgetTicketPages, storeTicketPage } from '@/lib/offline/stores';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import {
  isWorthKeeping,
  readOwnPurchases,
  withPurchase,
  type OwnPurchase,
} from '@/lib/raffle/own-purchase';
import { endAllNotices, forgetNotices } from '../push/phone-notices';
import { allStoredPurchases, readAllPurchases } from './all-purchases';
import { purchasesKey, notifyStoredPurchases, storedPurchases } from './stored-purchases';

/** Exported here too, so that callers that need several load one file. */
export { forgetSeen, readOwnPurchases };

type Registered = Pick<OwnPurchase, 'numbers' | 'trace' | 'ticketPath'>;

export function rememberPurchase(raffleId: string, registered: Registered): void {
  const { numbers, trace, ticketPath } = registered;
  const known = readOwnPurchases(storedPurchases(raffleId));
  write(raffleId, withPurchase(known, { numbers, trace, ticketPath, boughtAt: Date.now() }));
  if (ticketPath) void storeTicketPage(ticketPath);
}

/** Stores a ticket for opening offline, but only one bought on this phone, not one that somebody sent. */
export async function keepOwnTicket(
  path: string,
  { raffle, isCurrent }: DigitalTicket,
): Promise<void> {
  if (!raffle || !isCurrent) return;
  const own = readOwnPurchases(storedPurchases(raffle.id));
  if (own.some(({ ticketPath }) => ticketPath === path)) await storeTicketPage(path);
}

export function forgetPurchases(raffleId: string): void {
  write(raffleId, []);
}

/** Deletes purchases that are too old to matter. */
export function forgetOldPurchases(raffleId: string, drawDate: string | null): void {
  const known = readOwnPurchases(storedPurchases(raffleId));
  const kept = known.filter((purchase) => isWorthKeeping(purchase, drawDate, Date.now()));
  if (kept.length < known.length) write(raffleId, kept);
}

/** A full or blocked storage costs only this record; the buyer still owns the tickets. */
function write(raffleId: string, purchases: OwnPurchase[]): void {
  const key = purchasesKey(raffleId);
  const before = readOwnPurchases(storedPurchases(raffleId));
  try {
    if (purchases.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(purchases));
  } catch {
    return;
  }
  notifyStoredPurchases();
  const kept = new Set(purchases.map(({ ticketPath }) => ticketPath));
  const gone = before
    .flatMap(({ ticketPath }) => ticketPath ?? [])
    .filter((path) => !kept.has(path));
  void forgetTicketPages(gone);
  if (gone.length > 0) void forgetNotices(gone);
}

const MOST_TICKETS = 20;

/** For a buyer who wants nothing left on this phone. */
export async function endNotices(): Promise<void> {
  const own = readAllPurchases(allStoredPurchases()).flatMap(({ ticketPath }) => ticketPath ?? []);
  await forgetNotices(own.slice(0, MOST_TICKETS));
  await endAllNotices();
}
