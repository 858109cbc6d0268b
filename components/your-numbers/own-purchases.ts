import {
  isWorthKeeping,
  readOwnPurchases,
  withPurchase,
  type OwnPurchase,
} from '@/lib/raffle/own-purchase';
import { purchasesPlace, tellWrittenPurchases, writtenPurchases } from './written-purchases';

/** With the rest, so that whoever needs both asks for one file. */
export { readOwnPurchases };

type Registered = Pick<OwnPurchase, 'numbers' | 'trace' | 'ticketPath'>;

/** Remembers a purchase that just went through. */
export function rememberPurchase(raffleId: string, registered: Registered): void {
  const { numbers, trace, ticketPath } = registered;
  const known = readOwnPurchases(writtenPurchases(raffleId));
  write(raffleId, withPurchase(known, { numbers, trace, ticketPath, boughtAt: Date.now() }));
}

export function forgetPurchases(raffleId: string): void {
  write(raffleId, []);
}

/** Forgets those of which nobody asks any more. */
export function forgetOldPurchases(raffleId: string, drawDate: string | null): void {
  const known = readOwnPurchases(writtenPurchases(raffleId));
  const kept = known.filter((purchase) => isWorthKeeping(purchase, drawDate, Date.now()));
  if (kept.length < known.length) write(raffleId, kept);
}

/** A full or forbidden storage costs only the memory; the tickets are the buyer's all the same. */
function write(raffleId: string, purchases: OwnPurchase[]): void {
  const place = purchasesPlace(raffleId);
  try {
    if (purchases.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(purchases));
  } catch {
    return;
  }
  tellWrittenPurchases();
}
