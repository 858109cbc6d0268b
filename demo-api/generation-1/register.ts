import type { Db } from '../database/open';
import type { Purchase } from '../database/purchase-rows';
import { insertPurchase } from '../database/purchase-rows';
import type { RaffleRow } from '../database/raffle-rows';
import { referenceUsed, shareOut, takeTicket } from '../database/reservations';

export type PurchaseResult =
  | { ok: true; confirmed: number[]; taken: number[] }
  | { ok: false; reason: 'reference-used' }
  | { ok: false; reason: 'taken'; taken: number[] };

/**
 * Registers a purchase and reserves its tickets in one transaction. Each ticket goes to one buyer
 * only, and a purchase that got none (or, with `all`, not all) is not stored.
 */
export function registerPurchase(
  db: Db,
  raffle: RaffleRow,
  purchase: Purchase,
  ticketIds: number[],
): PurchaseResult {
  const undone = new Error('purchase undone');
  let result: PurchaseResult = { ok: false, reason: 'reference-used' };
  const register = db.transaction(() => {
    if (referenceUsed(db, raffle.id, purchase.referencia)) return;
    const id = insertPurchase(db, raffle.id, { ...purchase, size: ticketIds.length });
    const { confirmed, taken } = reserve(db, raffle.id, id, ticketIds);
    if (taken.length && (confirmed.length === 0 || raffle.on_taken !== 'each')) {
      result = { ok: false, reason: 'taken', taken };
      throw undone;
    }
    db.prepare('update purchase set size = ? where id = ?').run(confirmed.length, id);
    shareOut(db, id, purchase.monto, confirmed.length);
    result = { ok: true, confirmed, taken };
  });
  try {
    register.immediate();
  } catch (error) {
    if (error !== undone) throw error;
  }
  return result;
}

function reserve(db: Db, raffle: number, purchase: number, ticketIds: number[]) {
  const confirmed: number[] = [];
  const taken: number[] = [];
  for (const id of ticketIds) {
    const place = confirmed.length + 1;
    (takeTicket(db, raffle, { purchase, ticket: id, place }) ? confirmed : taken).push(id);
  }
  return { confirmed, taken };
}
